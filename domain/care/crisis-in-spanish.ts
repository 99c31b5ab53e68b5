/** Words of need in Spanish, as parents in the US write it, by the number to call that they ask for. */
export const IN_SPANISH = {
  life: "(?:no quiero|ya no quiero|sin ganas de) (?:seguir )?(?:vivir|viviendo|existir)|(?:me )?quiero (?:morir(?:me)?|matar(?:me)?)|quitarme la vida|suicid(?:io|arme|a)|hacerme dano",
  mind: "no puedo (?:mas|seguir)|ya no aguanto(?: mas)?|(?:quiero|voy a|miedo de) (?:\\w+ )?(?:lastimar|danar|hacerle dano|matar) (?:a )?(?:mi|al|el) (?:bebe|hij[oa]|nin[oa])",
  breath:
    "no (?:esta )?respira(?:ndo)?|no (?:se )?despierta|se (?:puso|esta poniendo) (?:azul|morad[oa])|se (?:esta )?(?:ahog(?:a|o|ando)|atragant(?:a|o|ando))|convulsion(?:es|ando)?",
  poison:
    "se (?:trago|tomo|comio|bebio) (?:\\w+ ){0,3}(?:pila|bateria|pastillas?|medicinas?|cloro|jabon|detergente|moneda|iman|veneno)|envenenad[oa]|intoxicad[oa]",
  violence:
    "(?:esposo|marido|novio|pareja|el papa) (?:\\w+ )?(?:me )?(?:pega|golpea|amenaza|maltrata|lastima|abusa|ahorca)|violencia domestica",
} as const;
