# The browser's own words. Those of the games and of the table come from the server.

## Everywhere
web-title = Chabudai
web-home = Home
web-try-again = Try again
web-unreachable = The server cannot be reached. It may be starting; try again in a moment.
web-language = 日本語
web-light-auto = Light: as the device
web-light-light = Light: light
web-light-dark = Light: dark
web-sound-on = Sound is on
web-sound-off = Sound is off
web-close = Close
web-cancel = Cancel
web-you = You
web-bot-0 = Haru
web-bot-1 = Yuki
web-bot-2 = Sora
web-bot-3 = Ren
web-bot-4 = Aoi
web-bot-5 = Natsu
web-level-novice = novice
web-level-casual = casual
web-level-expert = expert
web-level-master = master
