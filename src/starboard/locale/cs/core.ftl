# Co říká každý stůl při jakékoli hře.

reason-not-part-of-this-choice = na otázku „{ $asked }“ se takto odpovědět nedá
