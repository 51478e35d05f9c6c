# Co říká každý stůl při jakékoli hře.

player = Hráč { $number }
reason-not-part-of-this-choice = teď jde o otázku „{ $asked }“ a toto mezi odpověďmi není
reason-another-is-asked = teď rozhoduje { $player }
reason-nothing-is-asked = hra skončila a na nic se neptáme
check-question-first = Nejprve otevřená otázka: { $asked }
check-your-decision = Rozhodnutí je na vás

# Co způsobilo, že se něco stalo, pokud to neříká hra sama.

because-set-up = Příprava hry
because-answers = Všichni odpověděli
because-note = U stolu
because-secret = Tajná odpověď
because-rules = Podle pravidel

lens-see-rule = Pravidlo, které za tím stojí.

# The words of a question that are not looked for in the rules.
search-little = jak se co kdy kde proč kdo který která které já my ty vy mě nás můj moje naše je jsou být jsem v ve na k ke s se z ze do od a i nebo když že to ten ta mohu můžu lze dá funguje fungují
