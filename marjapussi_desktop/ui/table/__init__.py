"""The table: cards, seats and score in a scene, and the choreographer that plays what happened.

Read in this order: theme, pose, pile, layout (pure geometry); card_pictures, suits, suit_text, words (what is drawn);
card_item, seat_plate, bubble, score_plate, trump_indicator, pile_label (the items); moment_item, marriage_overlay,
trump_wave, moments (what is there for a moment); unfold, speeds, movements, choreographer (motion); marks, signs,
glide, scene, home, hand_marks, hand_mouse, hand_keys, shake, hand_input, last_trick, table_widget.
"""
