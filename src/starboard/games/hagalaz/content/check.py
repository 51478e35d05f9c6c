"""The kinds of content file that authors write, and how each is read to see whether everything in it holds."""

from __future__ import annotations

from starboard.core.content import Findings
from starboard.core.errors import ContentError
from starboard.core.modules import ContentKind
from starboard.games.hagalaz.content.library import (
    LIBRARY,
    check_facts,
    read_campaign,
    read_cards,
    read_grunts,
    read_heroes,
    read_mission,
)


def read_new_mission(text: str, file: str) -> None:
    """A mission that would join those of the game, or take the place of one."""
    spec = read_mission(text, file, LIBRARY.grunts, LIBRARY.cards).spec
    others = [mission.spec for mission in LIBRARY.missions if mission.id != spec.id]
    taken = {passage.number: f"mission '{other.id}'" for other in others for passage in other.passage}
    taken |= dict.fromkeys(LIBRARY.campaign.passages, "the campaign")
    findings = Findings()
    for passage in spec.passage:
        with findings:
            if passage.number in taken:
                problem = f"this number is taken by a passage of {taken[passage.number]}"
                raise ContentError(file, f"passage {passage.number}", problem)
    with findings:
        check_facts(spec, others, file)
    findings.settle()


KINDS = {
    "map": ContentKind("mission", read_new_mission),
    "hero": ContentKind("heroes", read_heroes, alone=True),
    "grunt": ContentKind("grunts", read_grunts, alone=True),
    "card": ContentKind("threat cards", lambda text, file: read_cards(text, file, LIBRARY.grunts), alone=True),
    "path": ContentKind("campaign", lambda text, file: read_campaign(text, file, LIBRARY.missions)),
}
