# Co říká každý stůl při jakékoli hře.

reason-not-part-of-this-choice = teď jde o otázku „{ $asked }“ a toto mezi odpověďmi není
