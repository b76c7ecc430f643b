// Generated from schemas/vocabulary.json by `npm run generate -- --write`. Do not edit.
import type { Json } from './json.ts'

export type { Json }

/** Values by name, each written directly or as a tagged object. */
export type Values = { readonly [key: string]: Json }

/** What a press opens: { "route": "deposit" } for a page of the site, or { "href": "https://…" } for https:, tel:, mailto: or another scheme that the site allows. */
export type Link = {
  /** The address of the link, with all parameters filled in. */
  readonly href: string
  /** True when the address is outside this site. */
  readonly external?: boolean
}

/** An image of the site: { "$asset": "banners/vip" }. */
export type Image = {
  /** Address of the image file. */
  readonly src: string
  /** Width in CSS pixels. */
  readonly width: number
  /** Height in CSS pixels. */
  readonly height: number
  /** What the image shows, for screen readers. */
  readonly alt?: string
}

/** The name of an icon of the icon set, or { "$asset": "icons/bus" } for a drawing of the site. */
export type Icon = 'account' | 'back' | 'bell' | 'bingo' | 'casino' | 'check' | 'chevron' | 'clock' | 'close' | 'coin' | 'community' | 'download' | 'eye' | 'eye-off' | 'fishing' | 'fortune' | 'foru' | 'gift' | 'globe' | 'heart' | 'heart-filled' | 'home' | 'hourglass' | 'info' | 'lock' | 'logout' | 'loteria' | 'news' | 'offline' | 'pause' | 'perya' | 'play' | 'poker' | 'refresh' | 'rewards' | 'search' | 'send' | 'settings' | 'share' | 'shield' | 'slot' | 'sports' | 'star' | 'sun' | 'support' | 'tara' | 'wallet' | 'warning'

/** A longer text as a list of paragraphs, headings, lists and images. HTML is not possible. */
export type Rich = readonly RichBlock[]

/** One paragraph, heading, list or image of a rich text. */
export type RichBlock = RichParagraph | RichHeading | RichList | RichImage

/** A piece of text, or a link inside a text. */
export type RichSpan = RichText | RichLink

/** A text in each language, by the code of the language. If a language is missing, the text of the first language of the site is shown. {name} is replaced by an argument; plural and select follow the ICU message format. */
export type Translations = { readonly [key: string]: string }

/** A text that is written here, in each language. */
export type TextTag = {
  /** The text in each language. */
  readonly $text: Translations
  /** The value of each {name} in the text. Leave out for a text without {name}. */
  readonly args?: Values
}

/** A text of a strings document. */
export type StringTag = {
  /** Key of the text in a strings document. */
  readonly $string: string
  /** The value of each {name} in the text. Leave out for a text without {name}. */
  readonly args?: Values
}

/** A value that is not written in the document: a fact, loaded data, state, an entry of a list, the route, an event or an argument. */
export type RefTag = {
  /** The path of the value, for example fact.player.nickname, data.games.value.items, state.tab, item.game.title, route.params.id, event.value or args.title. */
  readonly $ref: string
  /** The value that is used while the referenced value is not known. Required if the referenced value may be missing but the property must have a value. */
  readonly default?: Json
}

/** A color or size of the skin, by the name of its design token. */
export type TokenTag = {
  /** Name of the design token, for example color.accent. */
  readonly $token: string
}

/** An image of the site. */
export type AssetTag = {
  /** ID of an asset document, for example banners/vip. */
  readonly $asset: string
}

/** One of two values, chosen by a rule. */
export type IfTag = {
  /** The rule that decides which value is used. */
  readonly $if: WrittenRule
  /** The value when the rule holds. */
  readonly then: Json
  /** The value when the rule does not hold. */
  readonly else: Json
}

/** A number, date or time, written for players in the language of the page. */
export type FormatTag = {
  /** How the value is written, for example as an amount or as a date. */
  readonly $format: 'amount' | 'number' | 'compact' | 'percent' | 'date' | 'time' | 'jackpot'
  /** The number, date or time. Usually a { "$ref": … }. */
  readonly value: Json
}

/** The result of a selector, or a cell of a decision table. */
export type SelectTag = {
  /** A selector by name, or a decision table and one of its columns. */
  readonly $select: SelectorUse | TableUse
}

/** A text for players in each language. */
export type TextValue = TextTag | StringTag | RefTag | IfTag | FormatTag | SelectTag

/** A text in each language that is known at publish. It must not contain references. */
export type FixedText = TextTag | StringTag

/** The name of an icon of the icon set, or { "$asset": "icons/bus" } for a drawing of the site. */
export type IconValue = Icon | AssetTag

/** An image of the site: { "$asset": "banners/vip" }, or a choice between two images. */
export type ImageValue = AssetTag | IfTag

/** Where a press leads: a route of the site, an external address, or a choice between several. */
export type LinkValue = RouteLink | HrefLink | RefTag | IfTag | SelectTag

/** A link to a route of the site. */
export type RouteLink = {
  /** ID of the route whose page the link opens. */
  readonly route: string
  /** The value of each {name} in the path of the route. */
  readonly params?: Values
  /** The values after the question mark of the address, by name. */
  readonly query?: Values
  /** ID of the part to scroll to. Leave out to open the page at its top. */
  readonly hash?: string
}

/** A link to an address outside the site. */
export type HrefLink = {
  /** An address that starts with https://, tel:, mailto: or one of the link schemes of the site. */
  readonly href: string
}

/** A condition over facts: true, false, all, any, not, an audience, an argument, or a comparison of one fact. */
export type WrittenRule = boolean | AllRule | AnyRule | NotRule | AudienceRule | ArgumentRule | FactRule

/** Holds when a setting of the page or section is on. This is decided when the site is published, not when the page is shown. */
export type ArgumentRule = {
  /** Name of a setting that is true or false. The page or section declares it under "args". */
  readonly arg: string
}

/** Compares one fact with a value. */
export type FactRule = {
  /** The fact to compare, for example player.vipLevel. docs/facts.md lists all facts. */
  readonly fact: string
  /** How the fact is compared. "between" takes [lowest, highest], and both are included. "bucket" takes [from, to] in percent and selects a fixed share of the players: from is included, to is not. "exists" takes true or false. */
  readonly op: 'eq' | 'neq' | 'in' | 'notIn' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'contains' | 'notContains' | 'exists' | 'versionGte' | 'bucket'
  /** The value to compare with: a single value, a list for "in" and "notIn", or another fact. A date and time such as 2026-12-10T00:00 means its whole minute. */
  readonly value?: RuleValue
}

/** The value with which a fact is compared. A reference must lead to a value that is known at publish: an argument, or an entry of a list of documents. */
export type RuleValue = boolean | number | string | readonly (number | string)[] | RuleFact | RefTag

/** Dates and weekly windows during which something is visible, in the time zone of the site. Start and end are included. Leave out start or end for no limit. */
export type Schedule = {
  /** First minute, for example 2026-12-10T00:00. Leave out to start at once. */
  readonly from?: string
  /** Last minute, for example 2026-12-26T23:59. The whole minute is included. Leave out for no end. */
  readonly until?: string
  /** Weekly hours during which something is visible, between start and end. Leave out for every hour of the week. */
  readonly weekly?: readonly ScheduleWindow[]
}

/** A time span on some days of every week, in the time zone of the site. Start and end are included. */
export type ScheduleWindow = {
  /** Days of the week on which the window starts. */
  readonly days: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
  /** First minute of the window, for example 18:00. */
  readonly from: string
  /** Last minute of the window, for example 23:59. The whole minute is included. An end before the start is on the next day. */
  readonly until: string
}

/** A widget with its properties, slots and events, and the rule and schedule that decide whether it is visible. */
export type WidgetNode = {
  /** A name that no other part of this document has. */
  readonly id: string
  /** Name of the widget that is shown, for example Card. */
  readonly widget: string
  /** Version of the widget for which the properties were written. A part with an older version is converted when the site is published. */
  readonly v: number
  /** The properties of the widget. The schema of the widget lists them. */
  readonly props?: Values
  /** Only people for whom this rule holds see the part. Leave out to show it to everyone. */
  readonly when?: WrittenRule
  /** The part is visible only during these times. Leave out to show it always. */
  readonly schedule?: Schedule
  /** What is shown until it is known whether the rule holds. Leave out to hide the part until then. */
  readonly pending?: Pending
  /** Shows the part once for every entry of a list. Leave out to show it once. */
  readonly each?: Each
  /** The parts inside the widget, by the name of the slot. Leave out for a widget without content. */
  readonly slots?: NodeSlots
  /** The steps that run on each event of the widget, by the name of the event. Leave out when nothing happens. */
  readonly on?: Handlers
  /** Counts how many times the part is seen and clicked, for people who have consented. For a list of documents, each entry is counted separately. Leave out to count nothing. */
  readonly track?: boolean
  /** What is shown when the widget fails to render. Leave out to hide the part. */
  readonly fallback?: Fallback
}

/** Shows a section here, with its settings. */
export type IncludeNode = {
  /** A name that no other part of this document has. */
  readonly id: string
  /** The section, for example section/hot-games. */
  readonly use: string
  /** The settings of the section, by name. Leave out when the section has none. */
  readonly args?: Values
  /** Only people for whom this rule holds see the section. Leave out to show it to everyone. */
  readonly when?: WrittenRule
  /** The section is visible only during these times. Leave out to show it always. */
  readonly schedule?: Schedule
}

/** Several variants. Only the first variant whose rule holds is shown. */
export type PickNode = {
  /** A name that no other part of this document has. */
  readonly id: string
  /** Always "first": the first variant whose rule holds is shown. */
  readonly pick: 'first'
  /** The variants, in order. The last variant has no rule and no schedule, so one variant is always visible. */
  readonly of: readonly VariantNode[]
}

/** A widget or section, with the rule under which it is shown. */
export type VariantNode = WidgetNode | IncludeNode

/** The position in a layout where the page is shown. */
export type OutletNode = {
  /** A name that no other part of this document has. */
  readonly id: string
  /** Always true: the page is shown here. */
  readonly outlet: true
}

/** A widget, a section, a list of variants, or in a layout the outlet. */
export type SlotItem = WidgetNode | IncludeNode | PickNode | OutletNode

/** The parts inside a widget, by slot. */
export type NodeSlots = { readonly [key: string]: readonly SlotItem[] }

/** What is shown until it is known whether the rule of a part holds. */
export type Pending = 'hide' | 'reserve' | Assume

/** What is shown when a widget fails to render: nothing, a gray shape, or another part. */
export type Fallback = 'hide' | 'skeleton' | WidgetNode

/** Shows a part once for every entry of a list. */
export type Each = {
  /** The list whose entries are shown. */
  readonly in: ListSource
  /** Name by which the part reads an entry. With the name "prize", the title of the entry is { "$ref": "item.prize.title" }. */
  readonly as: string
  /** The field that identifies an entry, usually id. Required if the list is loaded data or the result of a selector. */
  readonly key?: string
  /** Maximum number of entries, from the start of the list. Entries that rules hide from a person are also counted. Leave out to show all. */
  readonly limit?: number
}

/** A list: loaded data, the result of a selector, all documents of a kind, or a list inside one document. */
export type ListSource = RefTag | SelectTag | DocumentsList | DocumentList

/** The steps that run on each event, by event name. */
export type Handlers = { readonly [key: string]: readonly HandlerStep[] }

/** An action or flow with its arguments. After a step that fails, no further steps run, unless it is set to continue on failure. */
export type HandlerStep = {
  /** Name of the action, or { "flow": "…" } for a flow. */
  readonly do: ActionOrFlow
  /** The settings of the action or flow, by name. Leave out when it needs none. */
  readonly args?: Values
  /** The step is skipped when this rule does not hold. Leave out to run it always. */
  readonly when?: WrittenRule
  /** Whether the steps after this one run when this step fails. */
  readonly onError?: 'stop' | 'continue'
}

/** An action by name, or a flow with its arguments. */
export type ActionOrFlow = string | FlowUse

/** The type of an argument or column. */
export type Declaration = {
  /** The type of the value. Text, link, image and icon are types that widgets show. If the type is page, route, popup, flow or text key, the value must be the name of an existing one. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'text' | 'link' | 'image' | 'icon' | 'list' | 'object' | 'page' | 'route' | 'popup' | 'flow' | 'text-key'
  /** The only values that the argument or column may have. Leave out to allow all values of the type. */
  readonly enum?: readonly (string | number)[]
  /** The value that is used when none is given. Without a default, a value is required. */
  readonly default?: Json
  /** Whether the value may be left out although it has no default. */
  readonly optional?: boolean
  /** What the value means, for the person who fills it in. */
  readonly description?: string
}

/** Names of arguments or columns with their types. */
export type Declarations = { readonly [key: string]: Declaration }

/** State values of the page or popup by name, such as the chosen tab. */
export type StateDeclarations = { readonly [key: string]: StateDeclaration }

/** Data sources of the page by name: calls to the gateway and their answers. */
export type DataDeclarations = { readonly [key: string]: DataDeclaration }

/** How many times and after what delay a failed call is repeated. */
export type RetryPolicy = {
  /** How many times the call is repeated after the first attempt. */
  readonly times: number
  /** Time before the first repetition, in milliseconds. */
  readonly delayMs: number
  /** The delay is multiplied by this number after each repetition. Leave out for a constant delay. */
  readonly factor?: number
  /** The delay grows up to this limit, in milliseconds. Leave out for no limit. */
  readonly maxMs?: number
}

/** How long the answer of a call is reused. */
export type CachePolicy = {
  /** How long an answer is fresh, in seconds. */
  readonly seconds: number
  /** True to show an older answer when the call fails. */
  readonly staleOnError?: boolean
  /** Set to false for a list that should never be empty, such as all games. An empty answer is then shown but not stored, so the next call loads the list again. */
  readonly keepEmpty?: boolean
  /** Where answers are stored: until the page is closed, or on the device. */
  readonly storage?: 'memory' | 'local'
}

/** A game, as selectors return it and widgets show it. */
export type Game = {
  /** ID of the game at its provider. */
  readonly gameId: string
  /** ID of the provider at the gateway. */
  readonly platformId: string
  /** Code of the provider at the gateway. */
  readonly platformCode?: string
  /** ID of the game in the games directory. */
  readonly gdGameId?: string
  /** Type of the game at its provider, such as TBGO. */
  readonly gameType?: string
  /** Name of the provider, as players read it. */
  readonly platformName: string
  /** Name of the game, as players read it. */
  readonly name: string
  /** Address of the square cover. */
  readonly image: string
  /** Address of the wide cover. If it is missing, the square cover is shown. */
  readonly imageBig?: string
  /** Address of a tiny cover that is shown while the cover loads. */
  readonly preview?: string
  /** Address of the banner of the game. */
  readonly banner?: string
  /** Name of the kind of game, such as slot. Empty when the kind is unknown. */
  readonly kind: string
  /** Number of the kind of game at the gateway. */
  readonly kindId: number
  /** The gateway’s name for the kind of game. Only games of an unknown kind have this name. */
  readonly kindName?: string
  /** True while the game cannot be opened. */
  readonly maintenance: boolean
  /** True when the gateway marks the game as new. */
  readonly isNew: boolean
  /** True when the gateway marks the game as popular. */
  readonly isHot: boolean
  /** True when the gateway marks the game as opened recently. */
  readonly isRecent?: boolean
  /** True when the gateway marks the game as recommended. */
  readonly isRecommended?: boolean
  /** Short mark that the provider gives the game. Empty for none. */
  readonly tag: string
  /** True when the game can be tried without login. */
  readonly trial: boolean
  /** Address of the trial game. Leave out if the gateway returns the address when the trial is launched. */
  readonly trialUrl?: string
  /** Smallest bet, in the currency of the site. Leave out when it is not known. */
  readonly minBet?: number
  /** How many players have the game as a favorite. */
  readonly likes?: number
  /** Key under which the gateway counts how many players have the game as a favorite. */
  readonly likeKey?: string
  /** How many people are playing the game. */
  readonly players?: number
  /** Popularity of the game, as the gateway measures it. */
  readonly heat?: number
  /** Video ID of a live game. */
  readonly vid?: string
  /** Game type of the room in which a live game is played. */
  readonly gmType?: string
  /** Address that opens instead of the game. */
  readonly link?: string
  /** Parameters that are appended to the address of the game. */
  readonly query?: string
  /** True when the game opens in place of the page, in the same window. */
  readonly ownPage?: boolean
  /** ID of the live room in which a host plays the game. Missing when no host plays it. */
  readonly liveRoomId?: string
  /** Prize pool of the game, in the currency of the site. 0 or missing for none. */
  readonly jackpot?: number
  /** Amount that a player won in the game, in the currency of the site. Cards show it instead of the jackpot. */
  readonly won?: number
  /** Sum of the bets or of the wins for which a ranking lists the game, in the currency of the site. Cards show it instead of the jackpot. */
  readonly sum?: number
  /** Masked name of the player who won this amount. Cards show it instead of the provider. */
  readonly winner?: string
}

/** A game, named by its IDs. A complete game is also accepted. */
export type GameReference = {
  /** ID of the game at its provider. */
  readonly gameId: string
  /** ID of the provider at the gateway. */
  readonly platformId?: string
  /** Code of the provider at the gateway. */
  readonly platformCode?: string
  /** ID of the game in the games directory. */
  readonly gdGameId?: string
  /** Type of the game at its provider, such as TBGO. */
  readonly gameType?: string
  /** Number of the kind of game at the gateway. */
  readonly kindId?: number
  /** Key under which the gateway counts how many players have the game as a favorite. */
  readonly likeKey?: string
  /** True while the game cannot be opened. Leave out to read this value from the list of games. */
  readonly maintenance?: boolean
  /** True when the game can be tried without login. Leave out to read this value from the list of games. */
  readonly trial?: boolean
}

/** Holds when every one of its rules holds. */
export type AllRule = {
  /** Every one of these rules must hold. */
  readonly all: readonly WrittenRule[]
}

/** Holds when at least one of its rules holds. */
export type AnyRule = {
  /** At least one of these rules must hold. */
  readonly any: readonly WrittenRule[]
}

/** Show the content for an assumed person until it is known whether the rule holds. */
export type Assume = {
  /** The assumed person. The rule is decided for this person until the real facts are known. */
  readonly assume: 'visitor'
}

/** Holds for people who belong to an audience. */
export type AudienceRule = {
  /** ID of the audience document. */
  readonly audience: string
}

/** A call to the gateway whose answer the page shows. */
export type DataDeclaration = {
  /** The call, for example games/list. */
  readonly call: string
  /** The values that are sent with the call. Leave out when it needs none. With a value of another data source, such as data.room.value.liveId, the call is made only while that source has an answer. */
  readonly args?: Values
  /** When the call is made: at publish, when the page opens, or when a player is logged in. "At publish" stores the answer in the release. */
  readonly when: 'publish' | 'boot' | 'session'
  /** True if the answer is the same for everybody. The server loads the answer regularly, and prerendered pages show it. Only for calls that are made when the page opens and do not identify the player. */
  readonly public?: boolean
  /** Seconds after which the call is repeated while the page is visible and shows the data. Leave out to load the data once. */
  readonly refresh?: number
  /** The answer that is stored in the release. Only for "At publish". */
  readonly value?: Json
}

/** A list that is a field of one document. */
export type DocumentList = {
  /** Kind and ID of the document, for example tab-bar/main. */
  readonly $document: string
  /** Path of the list in the document, for example tabs. */
  readonly path: string
}

/** All documents of a kind, ordered by the number in their field sort, then by ID. */
export type DocumentsList = {
  /** Which documents the list contains. */
  readonly $documents: {
    /** The kind of the documents. */
    readonly kind: 'banner' | 'asset'
    /** Only documents whose fields have these values. Leave out for all documents of the kind. */
    readonly where?: Values
  }
}

/** A flow with its arguments. */
export type FlowUse = {
  /** ID of the flow whose steps run. */
  readonly flow: string
  /** The settings of the flow, by name. Leave out when it needs none. */
  readonly args?: Values
}

/** Holds when its rule does not hold. */
export type NotRule = {
  /** This rule must not hold. */
  readonly not: WrittenRule
}

/** A heading. */
export type RichHeading = {
  /** The type of this block: always "heading". */
  readonly type: 'heading'
  /** Level of the heading: 2 is the largest. Level 1 is the title of the page. */
  readonly level: number
  /** The pieces of text and links of the heading, in order. */
  readonly spans: readonly RichSpan[]
}

/** An image as wide as the text. */
export type RichImage = {
  /** The type of this block: always "image". */
  readonly type: 'image'
  /** An image of the site. The page shows it whole, without cropping. */
  readonly image: Image
  /** What the image shows, in one sentence. Screen readers read it aloud, and it is shown when the image cannot be loaded. */
  readonly alt: string
}

/** A link inside a text. */
export type RichLink = {
  /** The type of this part: always "link". */
  readonly type: 'link'
  /** The words of the link in each language. */
  readonly text: string
  /** The page or address that opens on a press. */
  readonly link: Link
}

/** A list with bullets or numbers. */
export type RichList = {
  /** The type of this block: always "list". */
  readonly type: 'list'
  /** Shows numbers instead of bullets. */
  readonly ordered?: boolean
  /** The entries of the list, each with its pieces of text and links. */
  readonly items: readonly (readonly RichSpan[])[]
}

/** A paragraph. */
export type RichParagraph = {
  /** The type of this block: always "paragraph". */
  readonly type: 'paragraph'
  /** The pieces of text and links of the paragraph, in order. */
  readonly spans: readonly RichSpan[]
}

/** Plain, bold or italic text. */
export type RichText = {
  /** The type of this part: always "text". */
  readonly type: 'text'
  /** The text in each language. */
  readonly text: string
  /** Shows the text in bold. */
  readonly bold?: boolean
  /** Shows the text in italics. */
  readonly italic?: boolean
}

/** The value of another fact. */
export type RuleFact = {
  /** The fact whose value is used. */
  readonly fact: string
}

/** A named computation over facts and data, with its arguments. */
export type SelectorUse = {
  /** Name of the selector, for example games.section. */
  readonly name: string
  /** The settings of the selector, by name. Leave out when it needs none. */
  readonly args?: Values
  /** Maximum number of entries that the prerendered page shows. They are computed from public data. Set this only for a list on the first screen. Leave out for all other lists. */
  readonly prerender?: number
}

/** One value that events of the page change. */
export type StateDeclaration = {
  /** The type of the value. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  /** The only values that the state may have. Leave out to allow all values of the type. */
  readonly enum?: readonly (string | number)[]
  /** The value when the page or popup opens. */
  readonly default: string | number | boolean
}

/** The value of one column, from the row whose rule holds. */
export type TableUse = {
  /** The decision table to read. */
  readonly table: string
  /** The column whose value is used. */
  readonly column: string
}
