/**
 * How each cover is drawn, by game ID: family, subject, palette and title style. The names of the games are in
 * `server/sandbox/games/games.json`.
 */
import { furtherDirections } from './further-directions.ts'
import type { CourtMotif } from './families/court.ts'
import type { PeryaMotif } from './families/perya.ts'
import type { TitleStyle } from './title.ts'
import type { SlotMotif } from './motifs/all.ts'
import type { PaletteName } from './palettes.ts'

type DirectionStyle = { readonly palette: PaletteName; readonly style: TitleStyle }

export type ArtDirection = DirectionStyle &
  (
    | { readonly family: 'slot'; readonly motif: SlotMotif }
    | { readonly family: 'perya'; readonly scene: PeryaMotif }
    | { readonly family: 'sports'; readonly scene: CourtMotif }
    | { readonly family: 'bingo' | 'poker' | 'casino' | 'fishing' | 'loteria' }
  )

const firstDirections: { readonly [gameId: string]: ArtDirection } = {
  '50101': {
    family: 'slot',
    motif: 'parol',
    palette: 'lantern',
    style: { paint: 'bulbs', bend: 'arch', weight: 0.24, stretch: 1 },
  },
  '50102': {
    family: 'slot',
    motif: 'carabao',
    palette: 'gold',
    style: { paint: 'block', bend: 'straight', weight: 0.24, stretch: 0.95, sharp: true },
  },
  '50103': {
    family: 'slot',
    motif: 'mango',
    palette: 'mango',
    style: { paint: 'fade', bend: 'rise', weight: 0.25, stretch: 1 },
  },
  '50104': {
    family: 'slot',
    motif: 'jeepney',
    palette: 'indigo',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.19, stretch: 0.9 },
  },
  '50105': {
    family: 'slot',
    motif: 'bakunawa',
    palette: 'storm',
    style: { paint: 'inline', bend: 'arch', weight: 0.24, stretch: 0.95, sharp: true },
  },
  '50106': {
    family: 'slot',
    motif: 'tarsier',
    palette: 'moss',
    style: { paint: 'split', bend: 'smile', weight: 0.25, stretch: 1 },
  },
  '50107': {
    family: 'slot',
    motif: 'mayon',
    palette: 'ember',
    style: { paint: 'fade', bend: 'arch', weight: 0.25, stretch: 1, sharp: true },
  },
  '50108': {
    family: 'slot',
    motif: 'sampaguita',
    palette: 'jade',
    style: { paint: 'tube', bend: 'wave', weight: 0.16, stretch: 0.9 },
  },
  '50109': {
    family: 'slot',
    motif: 'haloHalo',
    palette: 'rosas',
    style: { paint: 'block', bend: 'fan', weight: 0.23, stretch: 0.95 },
  },
  '50110': {
    family: 'slot',
    motif: 'pearl',
    palette: 'dusk',
    style: { paint: 'inline', bend: 'smile', weight: 0.22, stretch: 1 },
  },
  '50111': {
    family: 'slot',
    motif: 'vinta',
    palette: 'sea',
    style: { paint: 'split', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true },
  },
  '50112': {
    family: 'slot',
    motif: 'alitaptap',
    palette: 'jade',
    style: { paint: 'tube', bend: 'wave', weight: 0.17, stretch: 0.9 },
  },
  '50113': {
    family: 'slot',
    motif: 'diwata',
    palette: 'plum',
    style: { paint: 'fade', bend: 'arch', weight: 0.2, stretch: 0.9 },
  },
  '50114': {
    family: 'slot',
    motif: 'salakot',
    palette: 'clay',
    style: { paint: 'block', bend: 'straight', weight: 0.22, stretch: 0.9 },
  },
  '50115': {
    family: 'slot',
    motif: 'kalesa',
    palette: 'dusk',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 },
  },
  '50116': {
    family: 'slot',
    motif: 'sorbetes',
    palette: 'mint',
    style: { paint: 'split', bend: 'arch', weight: 0.22, stretch: 0.95 },
  },
  '50117': {
    family: 'slot',
    motif: 'tikbalang',
    palette: 'night',
    style: { paint: 'inline', bend: 'rise', weight: 0.23, stretch: 0.9, sharp: true },
  },
  '50118': {
    family: 'slot',
    motif: 'terraces',
    palette: 'moss',
    style: { paint: 'block', bend: 'arch', weight: 0.21, stretch: 0.9, sharp: true },
  },
  '50119': {
    family: 'slot',
    motif: 'agila',
    palette: 'ember',
    style: { paint: 'bulbs', bend: 'fan', weight: 0.24, stretch: 1 },
  },
  '50120': {
    family: 'slot',
    motif: 'pawikan',
    palette: 'sea',
    style: { paint: 'fade', bend: 'smile', weight: 0.23, stretch: 1 },
  },
  '50121': {
    family: 'slot',
    motif: 'crown',
    palette: 'ube',
    style: { paint: 'fade', bend: 'fan', weight: 0.22, stretch: 0.95, sharp: true },
  },
  '50122': {
    family: 'slot',
    motif: 'siling',
    palette: 'ember',
    style: { paint: 'split', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true },
  },
  '50123': {
    family: 'slot',
    motif: 'amulet',
    palette: 'night',
    style: { paint: 'bulbs', bend: 'straight', weight: 0.22, stretch: 0.95 },
  },
  '50124': {
    family: 'slot',
    motif: 'bahaghari',
    palette: 'ube',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 },
  },
  '50125': {
    family: 'slot',
    motif: 'bituin',
    palette: 'indigo',
    style: { paint: 'fade', bend: 'arch', weight: 0.21, stretch: 0.95 },
  },
  '50126': {
    family: 'slot',
    motif: 'habagat',
    palette: 'storm',
    style: { paint: 'inline', bend: 'fan', weight: 0.24, stretch: 0.95, sharp: true },
  },
  '50127': {
    family: 'slot',
    motif: 'pineapple',
    palette: 'mango',
    style: { paint: 'block', bend: 'smile', weight: 0.25, stretch: 1 },
  },
  '50128': {
    family: 'slot',
    motif: 'banig',
    palette: 'clay',
    style: { paint: 'split', bend: 'straight', weight: 0.23, stretch: 1, sharp: true },
  },
  '50129': {
    family: 'slot',
    motif: 'gong',
    palette: 'gold',
    style: { paint: 'bulbs', bend: 'arch', weight: 0.24, stretch: 1 },
  },
  '50130': {
    family: 'slot',
    motif: 'coconut',
    palette: 'mint',
    style: { paint: 'split', bend: 'wave', weight: 0.24, stretch: 1 },
  },
  '50131': {
    family: 'slot',
    motif: 'bell',
    palette: 'lantern',
    style: { paint: 'inline', bend: 'arch', weight: 0.21, stretch: 0.9 },
  },
  '50132': {
    family: 'slot',
    motif: 'durian',
    palette: 'jade',
    style: { paint: 'block', bend: 'fan', weight: 0.25, stretch: 1, sharp: true },
  },
  '50133': {
    family: 'slot',
    motif: 'paruparo',
    palette: 'plum',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.21, stretch: 1 },
  },
  '50134': {
    family: 'slot',
    motif: 'saranggola',
    palette: 'lagoon',
    style: { paint: 'split', bend: 'rise', weight: 0.23, stretch: 0.95 },
  },
  '50135': {
    family: 'slot',
    motif: 'sirena',
    palette: 'lagoon',
    style: { paint: 'tube', bend: 'wave', weight: 0.17, stretch: 0.9 },
  },
  '50136': {
    family: 'slot',
    motif: 'comet',
    palette: 'coral',
    style: { paint: 'fade', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true },
  },
  '50137': {
    family: 'slot',
    motif: 'pakwan',
    palette: 'rosas',
    style: { paint: 'block', bend: 'straight', weight: 0.25, stretch: 1 },
  },
  '50138': {
    family: 'slot',
    motif: 'galleon',
    palette: 'sea',
    style: { paint: 'inline', bend: 'straight', weight: 0.22, stretch: 0.9, sharp: true },
  },
  '50139': {
    family: 'slot',
    motif: 'tuko',
    palette: 'coral',
    style: { paint: 'split', bend: 'fan', weight: 0.24, stretch: 1, sharp: true },
  },
  '50140': {
    family: 'slot',
    motif: 'lamp',
    palette: 'coral',
    style: { paint: 'bulbs', bend: 'arch', weight: 0.22, stretch: 0.95 },
  },
  '50141': {
    family: 'slot',
    motif: 'seven',
    palette: 'indigo',
    style: { paint: 'block', bend: 'smile', weight: 0.26, stretch: 1, sharp: true },
  },
  '50142': {
    family: 'slot',
    motif: 'ruby',
    palette: 'rosas',
    style: { paint: 'inline', bend: 'fan', weight: 0.21, stretch: 0.9 },
  },
  '50143': {
    family: 'slot',
    motif: 'palm',
    palette: 'jade',
    style: { paint: 'fade', bend: 'straight', weight: 0.25, stretch: 1 },
  },
  '50144': {
    family: 'slot',
    motif: 'bahayKubo',
    palette: 'clay',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 },
  },
  '27101': {
    family: 'bingo',
    palette: 'rosas',
    style: { paint: 'block', bend: 'arch', weight: 0.25, stretch: 1 },
  },
  '27102': {
    family: 'bingo',
    palette: 'lantern',
    style: { paint: 'bulbs', bend: 'smile', weight: 0.24, stretch: 1 },
  },
  '27103': {
    family: 'bingo',
    palette: 'jade',
    style: { paint: 'split', bend: 'straight', weight: 0.25, stretch: 1, sharp: true },
  },
  '27104': {
    family: 'bingo',
    palette: 'ember',
    style: { paint: 'inline', bend: 'rise', weight: 0.26, stretch: 1, sharp: true },
  },
  '27105': {
    family: 'bingo',
    palette: 'indigo',
    style: { paint: 'fade', bend: 'arch', weight: 0.2, stretch: 0.9 },
  },
  '27106': {
    family: 'bingo',
    palette: 'mint',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.18, stretch: 0.9 },
  },
  '27107': {
    family: 'bingo',
    palette: 'plum',
    style: { paint: 'tube', bend: 'wave', weight: 0.17, stretch: 0.95 },
  },
  '27108': {
    family: 'bingo',
    palette: 'lagoon',
    style: { paint: 'block', bend: 'fan', weight: 0.23, stretch: 0.95, sharp: true },
  },
  '20101': {
    family: 'perya',
    scene: 'kulay',
    palette: 'coral',
    style: { paint: 'split', bend: 'fan', weight: 0.25, stretch: 1 },
  },
  '20102': {
    family: 'perya',
    scene: 'drop',
    palette: 'indigo',
    style: { paint: 'bulbs', bend: 'straight', weight: 0.21, stretch: 0.9 },
  },
  '20103': {
    family: 'perya',
    scene: 'wheel',
    palette: 'dusk',
    style: { paint: 'fade', bend: 'arch', weight: 0.21, stretch: 0.9 },
  },
  '20104': {
    family: 'perya',
    scene: 'rings',
    palette: 'sea',
    style: { paint: 'block', bend: 'rise', weight: 0.26, stretch: 1, sharp: true },
  },
  '20105': {
    family: 'perya',
    scene: 'ducks',
    palette: 'lagoon',
    style: { paint: 'split', bend: 'wave', weight: 0.25, stretch: 1 },
  },
  '20106': {
    family: 'perya',
    scene: 'horse',
    palette: 'rosas',
    style: { paint: 'inline', bend: 'arch', weight: 0.22, stretch: 0.95 },
  },
  '20107': {
    family: 'perya',
    scene: 'dais',
    palette: 'mango',
    style: { paint: 'block', bend: 'straight', weight: 0.23, stretch: 0.95, sharp: true },
  },
  '20108': {
    family: 'perya',
    scene: 'booth',
    palette: 'ube',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.21, stretch: 1 },
  },
  '30101': {
    family: 'poker',
    palette: 'ember',
    style: { paint: 'block', bend: 'arch', weight: 0.22, stretch: 0.95 },
  },
  '30102': {
    family: 'poker',
    palette: 'ube',
    style: { paint: 'inline', bend: 'fan', weight: 0.22, stretch: 0.95, sharp: true },
  },
  '30103': {
    family: 'poker',
    palette: 'jade',
    style: { paint: 'split', bend: 'straight', weight: 0.22, stretch: 0.95 },
  },
  '30104': {
    family: 'poker',
    palette: 'lagoon',
    style: { paint: 'fade', bend: 'rise', weight: 0.22, stretch: 0.95, sharp: true },
  },
  '30105': {
    family: 'poker',
    palette: 'night',
    style: { paint: 'bulbs', bend: 'arch', weight: 0.22, stretch: 0.95 },
  },
  '30106': {
    family: 'poker',
    palette: 'coral',
    style: { paint: 'tube', bend: 'wave', weight: 0.18, stretch: 1 },
  },
  '30107': {
    family: 'poker',
    palette: 'mint',
    style: { paint: 'block', bend: 'fan', weight: 0.24, stretch: 1, sharp: true },
  },
  '17101': {
    family: 'casino',
    palette: 'jade',
    style: { paint: 'inline', bend: 'straight', weight: 0.22, stretch: 0.95, sharp: true },
  },
  '17102': {
    family: 'casino',
    palette: 'rosas',
    style: { paint: 'fade', bend: 'arch', weight: 0.21, stretch: 0.9 },
  },
  '17103': {
    family: 'casino',
    palette: 'sea',
    style: { paint: 'block', bend: 'straight', weight: 0.22, stretch: 0.95 },
  },
  '17104': {
    family: 'casino',
    palette: 'ember',
    style: { paint: 'split', bend: 'rise', weight: 0.21, stretch: 0.9, sharp: true },
  },
  '17105': {
    family: 'casino',
    palette: 'storm',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.18, stretch: 0.9 },
  },
  '17106': {
    family: 'casino',
    palette: 'moss',
    style: { paint: 'bulbs', bend: 'arch', weight: 0.23, stretch: 1 },
  },
  '17107': {
    family: 'casino',
    palette: 'lagoon',
    style: { paint: 'block', bend: 'fan', weight: 0.25, stretch: 1, sharp: true },
  },
  '17108': {
    family: 'casino',
    palette: 'plum',
    style: { paint: 'inline', bend: 'arch', weight: 0.21, stretch: 0.95 },
  },
  '22068': {
    family: 'fishing',
    palette: 'coral',
    style: { paint: 'split', bend: 'wave', weight: 0.22, stretch: 0.95 },
  },
  '80102': {
    family: 'fishing',
    palette: 'ube',
    style: { paint: 'block', bend: 'fan', weight: 0.24, stretch: 1, sharp: true },
  },
  '80103': {
    family: 'fishing',
    palette: 'storm',
    style: { paint: 'inline', bend: 'rise', weight: 0.23, stretch: 0.95, sharp: true },
  },
  '80104': {
    family: 'fishing',
    palette: 'mango',
    style: { paint: 'fade', bend: 'straight', weight: 0.23, stretch: 0.95, sharp: true },
  },
  '80105': {
    family: 'fishing',
    palette: 'sea',
    style: { paint: 'bulbs', bend: 'arch', weight: 0.23, stretch: 1 },
  },
  '80106': {
    family: 'fishing',
    palette: 'lagoon',
    style: { paint: 'tube', bend: 'smile', weight: 0.18, stretch: 0.95 },
  },
  '10101': {
    family: 'sports',
    scene: 'hoops',
    palette: 'ember',
    style: { paint: 'block', bend: 'rise', weight: 0.24, stretch: 0.95, sharp: true },
  },
  '10102': {
    family: 'sports',
    scene: 'derby',
    palette: 'moss',
    style: { paint: 'inline', bend: 'rise', weight: 0.25, stretch: 1, sharp: true },
  },
  '10103': {
    family: 'sports',
    scene: 'kart',
    palette: 'coral',
    style: { paint: 'split', bend: 'rise', weight: 0.24, stretch: 1, sharp: true },
  },
  '10104': {
    family: 'sports',
    scene: 'goal',
    palette: 'jade',
    style: { paint: 'fade', bend: 'straight', weight: 0.24, stretch: 1, sharp: true },
  },
  '10105': {
    family: 'sports',
    scene: 'smash',
    palette: 'lagoon',
    style: { paint: 'block', bend: 'fan', weight: 0.24, stretch: 1, sharp: true },
  },
  '10106': {
    family: 'sports',
    scene: 'ring',
    palette: 'storm',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.21, stretch: 1, sharp: true },
  },
  '12101': {
    family: 'loteria',
    palette: 'ube',
    style: { paint: 'fade', bend: 'arch', weight: 0.22, stretch: 0.95 },
  },
  '12102': {
    family: 'loteria',
    palette: 'lagoon',
    style: { paint: 'ribbon', bend: 'straight', weight: 0.2, stretch: 0.95 },
  },
  '12103': {
    family: 'loteria',
    palette: 'rosas',
    style: { paint: 'split', bend: 'straight', weight: 0.2, stretch: 0.9 },
  },
  '12104': {
    family: 'loteria',
    palette: 'sea',
    style: { paint: 'block', bend: 'smile', weight: 0.25, stretch: 1, sharp: true },
  },
  '12105': {
    family: 'loteria',
    palette: 'gold',
    style: { paint: 'inline', bend: 'fan', weight: 0.22, stretch: 0.95 },
  },
  '12106': {
    family: 'loteria',
    palette: 'mango',
    style: { paint: 'bulbs', bend: 'arch', weight: 0.25, stretch: 1 },
  },
  '12107': {
    family: 'loteria',
    palette: 'coral',
    style: { paint: 'tube', bend: 'wave', weight: 0.16, stretch: 0.85 },
  },
}

export const directions: { readonly [gameId: string]: ArtDirection } = { ...firstDirections, ...furtherDirections }
