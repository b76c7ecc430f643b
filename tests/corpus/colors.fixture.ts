import { inValue, type Mistake } from './mistake.fixture.ts'

const day = 'skin/day.json'
const alert = '"color.alert": "#ff6b5e"'
const color = 'expected a color such as #1b1b1f'

export const colors: readonly Mistake[] = [
  ...inValue('a color', day, alert, '/tokens/color.alert', '"color.alert": "#ff7a6e"', [
    ['"color.alert": "#ff6b5"', 'CFG-FORM', color],
    ['"color.alert": "#ff6b5g"', 'CFG-FORM', color],
    ['"color.alert": "ff6b5e"', 'CFG-FORM', color],
    ['"color.alert": "0xff6b5e"', 'CFG-FORM', color],
    ['"color.alert": "#ff6b5e;"', 'CFG-FORM', color],
    ['"color.alert": " #ff6b5e"', 'CFG-FORM', color],
    ['"color.alert": "＃ff6b5e"', 'CFG-FORM', color],
    ['"color.alert": "coralle"', 'CFG-FORM', color],
    ['"color.alert": "rgb("', 'CFG-FORM', color],
    ['"color.alert": "rgb(255, 107)"', 'CFG-FORM', color],
    ['"color.alert": "rgb(255 107 94 50%)"', 'CFG-FORM', color],
    ['"color.alert": "255, 107, 94"', 'CFG-FORM', color],
    ['"color.alert": "hsl(13)"', 'CFG-FORM', color],
    ['"color.alert": "*/"', 'CFG-FORM', color],
    ['"color.alert": "var(--color-alert)"', 'CFG-FORM', color],
    ['"color.alert": "url(x.png)"', 'CFG-FORM', color],
    ['"color.alert": "linear-gradient(#fff, #000)"', 'CFG-FORM', color],
    ['"color.alert": ""', 'CFG-FORM', color],
    ['"color.alert": 16739166', 'CFG-TYPE', 'expected'],
    ['"color.alert": null', 'CFG-TYPE', 'expected'],
  ]),
  ...inValue('the name of a token', day, alert, '/tokens/color.allert', '"color.alert": "#ff6b5f"', [
    ['"color.allert": "#ff6b5e"', 'CFG-REF', 'did you mean "color.alert"?'],
  ]),
  ...inValue('the name of a token', day, alert, '/tokens/alert', '"color.alert": "#ff6b5d"', [
    ['"alert": "#ff6b5e"', 'CFG-REF', 'there is no token "alert"'],
  ]),
  ...inValue('a text color', day, alert, '/tokens/color.text', '"color.text": "#ffffff"', [
    ['"color.text": "#444444"', 'CFG-CONTRAST', 'has a contrast of'],
    ['"color.text": "transparent"', 'CFG-FORM', color],
    ['"color.text": "#ffffff40"', 'CFG-CONTRAST', 'must be opaque'],
  ]),
  ...inValue('the scheme', day, '"scheme": "dark"', '/scheme', '"scheme": "light"', [
    ['"scheme": "darkk"', 'CFG-ENUM', 'did you mean "dark"?'],
    ['"scheme": "Dark"', 'CFG-ENUM', 'did you mean "dark"?'],
  ]),
  ...inValue('the priority', day, '"priority": 1', '/priority', '"priority": 0', [
    ['"priority": "1"', 'CFG-TYPE', 'expected'],
  ]),
  ...inValue('the priority of two skins', 'skin/winter.json', '"priority": 2', '', '"priority": 3', [
    ['"priority": 1', 'PRF-OVERLAP', 'the same priority, 1'],
  ]),
  ...inValue('the default skin', 'site.json', '"skinDefault": "day"', '/skinDefault', '"skinDefault": "winter"', [
    ['"skinDefault": "night"', 'CFG-REF', 'there is no skin "night"'],
    ['"skinDefault": "Day"', 'CFG-REF', 'did you mean "day"?'],
  ]),
]
