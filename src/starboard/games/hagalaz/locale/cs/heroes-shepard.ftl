# Deska: Shepard.

prompt-give-order = Velení: použije Shepard žeton pro tohoto hrdinu: { $hero }? (připraveno: { $ready })
prompt-reroll-which = Velení: kterými kostkami hodí { $hero } znovu? (vybráno: { $picked })
prompt-shield-whom = Bok po boku: komu { $hero } obnoví štíty?
prompt-firestorm-whom = { $action }: koho { $hero } zapálí?

option-use-reroll = Velení: { $target } hází kostkami znovu
option-use-order-move = Velení: { $target } se pohne
option-reroll = Znovu hodit: { $die }

reason-has-biotic-effect = tento nepřítel už biotický žeton má
reason-full-shields = { $hero } má plné štíty
reason-landing-hex-taken = hex { $hex } před ním je obsazený
