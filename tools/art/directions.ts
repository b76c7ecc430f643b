/** The art direction of every cover: family, scene, hero, mood and lettering, by game. The names stand in `server/sandbox/games/games.json`. */
import type { BingoScene } from './families/bingo.ts'
import type { CardScene, Hand } from './families/cards.ts'
import type { CourtMotif } from './families/court.ts'
import type { FeltMotif } from './families/felt.ts'
import type { PeryaMotif } from './families/perya.ts'
import type { ReefMotif } from './families/reef.ts'
import type { SlotScene } from './families/slot.ts'
import type { TicketScene } from './families/ticket.ts'
import type { Style } from './lettering.ts'
import type { SlotMotif } from './motifs/all.ts'
import type { PaletteName } from './palettes.ts'
import type { Title } from './stage.ts'

type Look = { readonly palette: PaletteName; readonly title: Title; readonly style: Style }

export type Direction = Look &
  (
    | { readonly family: 'slot'; readonly scene: SlotScene; readonly motif: SlotMotif }
    | { readonly family: 'bingo'; readonly scene: BingoScene }
    | { readonly family: 'perya'; readonly scene: PeryaMotif }
    | { readonly family: 'poker'; readonly scene: CardScene; readonly hand: Hand }
    | { readonly family: 'casino'; readonly scene: FeltMotif }
    | { readonly family: 'fishing'; readonly scene: ReefMotif }
    | { readonly family: 'sports'; readonly scene: CourtMotif }
    | { readonly family: 'loteria'; readonly scene: TicketScene }
  )

export const directions: { readonly [gameId: string]: Direction } = {
  '50101': { family: 'slot', scene: 'medal', motif: 'parol', palette: 'lantern', title: 'low', style: { paint: 'bulbs', bend: 'arch', weight: 0.24, stretch: 1 } },
  '50102': { family: 'slot', scene: 'band', motif: 'carabao', palette: 'gold', title: 'low', style: { paint: 'block', bend: 'straight', weight: 0.24, stretch: 0.95, sharp: true } },
  '50103': { family: 'slot', scene: 'curtain', motif: 'mango', palette: 'mango', title: 'low', style: { paint: 'fade', bend: 'rise', weight: 0.25, stretch: 1 } },
  '50104': { family: 'slot', scene: 'hills', motif: 'jeepney', palette: 'indigo', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.19, stretch: 0.9 } },
  '50105': { family: 'slot', scene: 'hills', motif: 'bakunawa', palette: 'storm', title: 'low', style: { paint: 'inline', bend: 'arch', weight: 0.24, stretch: 0.95, sharp: true } },
  '50106': { family: 'slot', scene: 'medal', motif: 'tarsier', palette: 'moss', title: 'low', style: { paint: 'split', bend: 'smile', weight: 0.25, stretch: 1 } },
  '50107': { family: 'slot', scene: 'cabinet', motif: 'mayon', palette: 'ember', title: 'low', style: { paint: 'fade', bend: 'arch', weight: 0.25, stretch: 1, sharp: true } },
  '50108': { family: 'slot', scene: 'strip', motif: 'sampaguita', palette: 'jade', title: 'low', style: { paint: 'tube', bend: 'wave', weight: 0.16, stretch: 0.9 } },
  '50109': { family: 'slot', scene: 'curtain', motif: 'haloHalo', palette: 'rosas', title: 'high', style: { paint: 'block', bend: 'fan', weight: 0.23, stretch: 0.95 } },
  '50110': { family: 'slot', scene: 'medal', motif: 'pearl', palette: 'dusk', title: 'low', style: { paint: 'inline', bend: 'smile', weight: 0.22, stretch: 1 } },
  '50111': { family: 'slot', scene: 'hills', motif: 'vinta', palette: 'sea', title: 'low', style: { paint: 'split', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true } },
  '50112': { family: 'slot', scene: 'hills', motif: 'alitaptap', palette: 'jade', title: 'high', style: { paint: 'tube', bend: 'wave', weight: 0.17, stretch: 0.9 } },
  '50113': { family: 'slot', scene: 'band', motif: 'diwata', palette: 'plum', title: 'low', style: { paint: 'fade', bend: 'arch', weight: 0.2, stretch: 0.9 } },
  '50114': { family: 'slot', scene: 'cabinet', motif: 'salakot', palette: 'clay', title: 'low', style: { paint: 'block', bend: 'straight', weight: 0.22, stretch: 0.9 } },
  '50115': { family: 'slot', scene: 'strip', motif: 'kalesa', palette: 'dusk', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 } },
  '50116': { family: 'slot', scene: 'band', motif: 'sorbetes', palette: 'mint', title: 'high', style: { paint: 'split', bend: 'arch', weight: 0.22, stretch: 0.95 } },
  '50117': { family: 'slot', scene: 'strip', motif: 'tikbalang', palette: 'night', title: 'low', style: { paint: 'inline', bend: 'rise', weight: 0.23, stretch: 0.9, sharp: true } },
  '50118': { family: 'slot', scene: 'cabinet', motif: 'terraces', palette: 'moss', title: 'low', style: { paint: 'block', bend: 'arch', weight: 0.21, stretch: 0.9, sharp: true } },
  '50119': { family: 'slot', scene: 'band', motif: 'agila', palette: 'ember', title: 'low', style: { paint: 'bulbs', bend: 'fan', weight: 0.24, stretch: 1 } },
  '50120': { family: 'slot', scene: 'strip', motif: 'pawikan', palette: 'sea', title: 'high', style: { paint: 'fade', bend: 'smile', weight: 0.23, stretch: 1 } },
  '50121': { family: 'slot', scene: 'cabinet', motif: 'crown', palette: 'ube', title: 'low', style: { paint: 'fade', bend: 'fan', weight: 0.22, stretch: 0.95, sharp: true } },
  '50122': { family: 'slot', scene: 'band', motif: 'siling', palette: 'ember', title: 'high', style: { paint: 'split', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true } },
  '50123': { family: 'slot', scene: 'cabinet', motif: 'amulet', palette: 'night', title: 'low', style: { paint: 'bulbs', bend: 'straight', weight: 0.22, stretch: 0.95 } },
  '50124': { family: 'slot', scene: 'hills', motif: 'bahaghari', palette: 'ube', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 } },
  '50125': { family: 'slot', scene: 'medal', motif: 'bituin', palette: 'indigo', title: 'high', style: { paint: 'fade', bend: 'arch', weight: 0.21, stretch: 0.95 } },
  '50126': { family: 'slot', scene: 'curtain', motif: 'habagat', palette: 'storm', title: 'low', style: { paint: 'inline', bend: 'fan', weight: 0.24, stretch: 0.95, sharp: true } },
  '50127': { family: 'slot', scene: 'strip', motif: 'pineapple', palette: 'mango', title: 'high', style: { paint: 'block', bend: 'smile', weight: 0.25, stretch: 1 } },
  '50128': { family: 'slot', scene: 'medal', motif: 'banig', palette: 'clay', title: 'low', style: { paint: 'split', bend: 'straight', weight: 0.23, stretch: 1, sharp: true } },
  '50129': { family: 'slot', scene: 'curtain', motif: 'gong', palette: 'gold', title: 'low', style: { paint: 'bulbs', bend: 'arch', weight: 0.24, stretch: 1 } },
  '50130': { family: 'slot', scene: 'cabinet', motif: 'coconut', palette: 'mint', title: 'low', style: { paint: 'split', bend: 'wave', weight: 0.24, stretch: 1 } },
  '50131': { family: 'slot', scene: 'band', motif: 'bell', palette: 'lantern', title: 'low', style: { paint: 'inline', bend: 'arch', weight: 0.21, stretch: 0.9 } },
  '50132': { family: 'slot', scene: 'medal', motif: 'durian', palette: 'jade', title: 'low', style: { paint: 'block', bend: 'fan', weight: 0.25, stretch: 1, sharp: true } },
  '50133': { family: 'slot', scene: 'curtain', motif: 'paruparo', palette: 'plum', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.21, stretch: 1 } },
  '50134': { family: 'slot', scene: 'hills', motif: 'saranggola', palette: 'lagoon', title: 'high', style: { paint: 'split', bend: 'rise', weight: 0.23, stretch: 0.95 } },
  '50135': { family: 'slot', scene: 'cabinet', motif: 'sirena', palette: 'lagoon', title: 'high', style: { paint: 'tube', bend: 'wave', weight: 0.17, stretch: 0.9 } },
  '50136': { family: 'slot', scene: 'strip', motif: 'comet', palette: 'coral', title: 'low', style: { paint: 'fade', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true } },
  '50137': { family: 'slot', scene: 'hills', motif: 'pakwan', palette: 'rosas', title: 'high', style: { paint: 'block', bend: 'straight', weight: 0.25, stretch: 1 } },
  '50138': { family: 'slot', scene: 'curtain', motif: 'galleon', palette: 'sea', title: 'low', style: { paint: 'inline', bend: 'straight', weight: 0.22, stretch: 0.9, sharp: true } },
  '50139': { family: 'slot', scene: 'medal', motif: 'tuko', palette: 'coral', title: 'low', style: { paint: 'split', bend: 'fan', weight: 0.24, stretch: 1, sharp: true } },
  '50140': { family: 'slot', scene: 'strip', motif: 'lamp', palette: 'coral', title: 'high', style: { paint: 'bulbs', bend: 'arch', weight: 0.22, stretch: 0.95 } },
  '50141': { family: 'slot', scene: 'band', motif: 'seven', palette: 'indigo', title: 'low', style: { paint: 'block', bend: 'smile', weight: 0.26, stretch: 1, sharp: true } },
  '50142': { family: 'slot', scene: 'strip', motif: 'ruby', palette: 'rosas', title: 'low', style: { paint: 'inline', bend: 'fan', weight: 0.21, stretch: 0.9 } },
  '50143': { family: 'slot', scene: 'hills', motif: 'palm', palette: 'jade', title: 'low', style: { paint: 'fade', bend: 'straight', weight: 0.25, stretch: 1 } },
  '50144': { family: 'slot', scene: 'curtain', motif: 'bahayKubo', palette: 'moss', title: 'high', style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 } },
  '27101': { family: 'bingo', scene: 'pyramid', palette: 'rosas', title: 'low', style: { paint: 'block', bend: 'arch', weight: 0.25, stretch: 1 } },
  '27102': { family: 'bingo', scene: 'cage', palette: 'lantern', title: 'low', style: { paint: 'bulbs', bend: 'smile', weight: 0.24, stretch: 1 } },
  '27103': { family: 'bingo', scene: 'card', palette: 'jade', title: 'low', style: { paint: 'split', bend: 'straight', weight: 0.25, stretch: 1, sharp: true } },
  '27104': { family: 'bingo', scene: 'fan', palette: 'ember', title: 'low', style: { paint: 'inline', bend: 'rise', weight: 0.26, stretch: 1, sharp: true } },
  '27105': { family: 'bingo', scene: 'planet', palette: 'indigo', title: 'low', style: { paint: 'fade', bend: 'arch', weight: 0.2, stretch: 0.9 } },
  '27106': { family: 'bingo', scene: 'stall', palette: 'mint', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.18, stretch: 0.9 } },
  '27107': { family: 'bingo', scene: 'card', palette: 'plum', title: 'high', style: { paint: 'tube', bend: 'wave', weight: 0.17, stretch: 0.95 } },
  '27108': { family: 'bingo', scene: 'pyramid', palette: 'lagoon', title: 'high', style: { paint: 'block', bend: 'fan', weight: 0.23, stretch: 0.95, sharp: true } },
  '20101': { family: 'perya', scene: 'kulay', palette: 'coral', title: 'low', style: { paint: 'split', bend: 'fan', weight: 0.25, stretch: 1 } },
  '20102': { family: 'perya', scene: 'drop', palette: 'indigo', title: 'low', style: { paint: 'bulbs', bend: 'straight', weight: 0.21, stretch: 0.9 } },
  '20103': { family: 'perya', scene: 'wheel', palette: 'dusk', title: 'low', style: { paint: 'fade', bend: 'arch', weight: 0.21, stretch: 0.9 } },
  '20104': { family: 'perya', scene: 'rings', palette: 'sea', title: 'low', style: { paint: 'block', bend: 'rise', weight: 0.26, stretch: 1, sharp: true } },
  '20105': { family: 'perya', scene: 'ducks', palette: 'lagoon', title: 'low', style: { paint: 'split', bend: 'wave', weight: 0.25, stretch: 1 } },
  '20106': { family: 'perya', scene: 'horse', palette: 'rosas', title: 'low', style: { paint: 'inline', bend: 'arch', weight: 0.22, stretch: 0.95 } },
  '20107': { family: 'perya', scene: 'dais', palette: 'mango', title: 'low', style: { paint: 'block', bend: 'straight', weight: 0.23, stretch: 0.95, sharp: true } },
  '20108': { family: 'perya', scene: 'booth', palette: 'ube', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.21, stretch: 1 } },
  '30101': { family: 'poker', scene: 'fan', hand: [['heart', 'A'], ['spade', 'K'], ['diamond', 'Q'], ['club', 'J'], ['heart', '10']], palette: 'ember', title: 'low', style: { paint: 'block', bend: 'arch', weight: 0.22, stretch: 0.95 } },
  '30102': { family: 'poker', scene: 'court', hand: [['diamond', 'K']], palette: 'ube', title: 'low', style: { paint: 'inline', bend: 'fan', weight: 0.22, stretch: 0.95, sharp: true } },
  '30103': { family: 'poker', scene: 'ring', hand: [['heart', '4'], ['spade', '9'], ['club', '5']], palette: 'jade', title: 'low', style: { paint: 'split', bend: 'straight', weight: 0.22, stretch: 0.95 } },
  '30104': { family: 'poker', scene: 'fan', hand: [['club', '3'], ['heart', '3'], ['spade', '3']], palette: 'lagoon', title: 'high', style: { paint: 'fade', bend: 'rise', weight: 0.22, stretch: 0.95, sharp: true } },
  '30105': { family: 'poker', scene: 'stack', hand: [['spade', 'A'], ['diamond', 'A']], palette: 'night', title: 'low', style: { paint: 'bulbs', bend: 'arch', weight: 0.22, stretch: 0.95 } },
  '30106': { family: 'poker', scene: 'ring', hand: [['spade', '7'], ['heart', '7'], ['diamond', '7']], palette: 'coral', title: 'low', style: { paint: 'tube', bend: 'wave', weight: 0.18, stretch: 1 } },
  '30107': { family: 'poker', scene: 'stack', hand: [['heart', '7'], ['club', '7']], palette: 'mint', title: 'high', style: { paint: 'block', bend: 'fan', weight: 0.24, stretch: 1, sharp: true } },
  '17101': { family: 'casino', scene: 'baccarat', palette: 'jade', title: 'low', style: { paint: 'inline', bend: 'straight', weight: 0.22, stretch: 0.95, sharp: true } },
  '17102': { family: 'casino', scene: 'roulette', palette: 'rosas', title: 'low', style: { paint: 'fade', bend: 'arch', weight: 0.21, stretch: 0.9 } },
  '17103': { family: 'casino', scene: 'sicbo', palette: 'sea', title: 'low', style: { paint: 'block', bend: 'straight', weight: 0.22, stretch: 0.95 } },
  '17104': { family: 'casino', scene: 'dragon', palette: 'ember', title: 'low', style: { paint: 'split', bend: 'rise', weight: 0.21, stretch: 0.9, sharp: true } },
  '17105': { family: 'casino', scene: 'blackjack', palette: 'storm', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.18, stretch: 0.9 } },
  '17106': { family: 'casino', scene: 'side', palette: 'moss', title: 'low', style: { paint: 'bulbs', bend: 'arch', weight: 0.23, stretch: 1 } },
  '17107': { family: 'casino', scene: 'nine', palette: 'lagoon', title: 'low', style: { paint: 'block', bend: 'fan', weight: 0.25, stretch: 1, sharp: true } },
  '17108': { family: 'casino', scene: 'wheel', palette: 'plum', title: 'low', style: { paint: 'inline', bend: 'arch', weight: 0.21, stretch: 0.95 } },
  '22068': { family: 'fishing', scene: 'lapu', palette: 'coral', title: 'low', style: { paint: 'split', bend: 'wave', weight: 0.22, stretch: 0.95 } },
  '80102': { family: 'fishing', scene: 'pugita', palette: 'ube', title: 'low', style: { paint: 'block', bend: 'fan', weight: 0.24, stretch: 1, sharp: true } },
  '80103': { family: 'fishing', scene: 'shark', palette: 'storm', title: 'low', style: { paint: 'inline', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true } },
  '80104': { family: 'fishing', scene: 'cannon', palette: 'mango', title: 'low', style: { paint: 'fade', bend: 'straight', weight: 0.23, stretch: 0.95, sharp: true } },
  '80105': { family: 'fishing', scene: 'bangus', palette: 'sea', title: 'low', style: { paint: 'bulbs', bend: 'arch', weight: 0.23, stretch: 1 } },
  '80106': { family: 'fishing', scene: 'dugong', palette: 'lagoon', title: 'low', style: { paint: 'tube', bend: 'smile', weight: 0.18, stretch: 0.95 } },
  '10101': { family: 'sports', scene: 'hoops', palette: 'ember', title: 'low', style: { paint: 'block', bend: 'rise', weight: 0.24, stretch: 0.95, sharp: true } },
  '10102': { family: 'sports', scene: 'derby', palette: 'moss', title: 'low', style: { paint: 'inline', bend: 'rise', weight: 0.25, stretch: 1, sharp: true } },
  '10103': { family: 'sports', scene: 'kart', palette: 'coral', title: 'low', style: { paint: 'split', bend: 'rise', weight: 0.24, stretch: 1, sharp: true } },
  '10104': { family: 'sports', scene: 'goal', palette: 'jade', title: 'low', style: { paint: 'fade', bend: 'straight', weight: 0.24, stretch: 1, sharp: true } },
  '10105': { family: 'sports', scene: 'smash', palette: 'lagoon', title: 'low', style: { paint: 'block', bend: 'fan', weight: 0.24, stretch: 1, sharp: true } },
  '10106': { family: 'sports', scene: 'ring', palette: 'storm', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.21, stretch: 1, sharp: true } },
  '12101': { family: 'loteria', scene: 'luna', palette: 'ube', title: 'low', style: { paint: 'fade', bend: 'arch', weight: 0.22, stretch: 0.95 } },
  '12102': { family: 'loteria', scene: 'isla', palette: 'lagoon', title: 'low', style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 } },
  '12103': { family: 'loteria', scene: 'scratch', palette: 'rosas', title: 'low', style: { paint: 'split', bend: 'straight', weight: 0.2, stretch: 0.9 } },
  '12104': { family: 'loteria', scene: 'tres', palette: 'sea', title: 'low', style: { paint: 'block', bend: 'smile', weight: 0.25, stretch: 1, sharp: true } },
  '12105': { family: 'loteria', scene: 'guhit', palette: 'gold', title: 'low', style: { paint: 'inline', bend: 'fan', weight: 0.22, stretch: 0.95 } },
  '12106': { family: 'loteria', scene: 'araw', palette: 'mango', title: 'low', style: { paint: 'bulbs', bend: 'arch', weight: 0.25, stretch: 1 } },
  '12107': { family: 'loteria', scene: 'drum', palette: 'coral', title: 'low', style: { paint: 'tube', bend: 'wave', weight: 0.16, stretch: 0.85 } },
}
