// Generated from schemas/*.json by `npm run generate -- --write`. Do not edit.
/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A picture. */
export interface Asset {
  /** Path to schemas/asset.json, so that an editor helps. */
  readonly $schema: string
  /** Always asset. */
  readonly kind: 'asset'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** The file, from config/asset/files/. */
  readonly file: string
  /** Width in pixels. */
  readonly width: number
  /** Height in pixels. */
  readonly height: number
  /** What it says, for people who do not see it. Leave it out for mere decoration. */
  readonly alt?: FixedText
}

/** A named rule: a group of players. */
export interface Audience {
  /** Path to schemas/audience.json, so that an editor helps. */
  readonly $schema: string
  /** Always audience. */
  readonly kind: 'audience'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What the team calls it. Players do not see it. */
  readonly title: string
  /** Who they are, in a sentence. */
  readonly description?: string
  /** Who belongs to it. */
  readonly rule: Rule
}

/** A picture that leads somewhere, at one of the banner positions. */
export interface Banner {
  /** Path to schemas/banner.json, so that an editor helps. */
  readonly $schema: string
  /** Always banner. */
  readonly kind: 'banner'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** Where it stands, for example home-top. */
  readonly position: string
  /** What it says; also the text for people who do not see the picture. */
  readonly title: TextValue
  /** A second line. */
  readonly text?: TextValue
  /** The picture: { "$asset": "banners/vip" }. */
  readonly image: ImageValue
  /** Where it leads. A banner has a link or a game. */
  readonly link?: LinkValue
  /** The game it opens instead of a link. */
  readonly game?: BannerGame
  /** What stands on the button. */
  readonly cta?: TextValue
  /** Colour of its small button. Without it, lantern. */
  readonly tone?: 'lantern' | 'coral' | 'sea'
  /** Smaller comes first; equals by id. */
  readonly sort: number
  /** Who sees it. */
  readonly when?: Rule
  /** When it is shown. */
  readonly schedule?: Schedule
}

/** How calls to the gateway behave. */
export interface CallSettings {
  /** Path to schemas/call-settings.json, so that an editor helps. */
  readonly $schema: string
  /** Always call-settings. */
  readonly kind: 'call-settings'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** Where calls go. */
  readonly base: {
    /** Base of most calls. */
    readonly main: string
    /** Base of the front service. */
    readonly front?: string
    /** Base of the push service. */
    readonly push?: string
  }
  /** Names of fields that are encrypted before they are sent. */
  readonly encrypted: readonly string[]
  /** Calls whose e-mail field is sent as it is. */
  readonly emailExempt?: readonly string[]
  /** What holds for every call. */
  readonly defaults: {
    /** Milliseconds after which a call is given up. */
    readonly timeoutMs: number
    /** How a failed call is tried again. */
    readonly retry?: Retry
    /** How long an answer is kept. */
    readonly cache?: Cache
  }
  /** Settings of single calls, by name. */
  readonly calls: { readonly [key: string]: CallSetting }
  /** Error codes about the session. */
  readonly token: {
    /** The session has ended. */
    readonly expired: readonly string[]
    /** There is no session. */
    readonly empty: readonly string[]
  }
}

/** Rows of rules and what follows from each. */
export interface DecisionTable {
  /** Path to schemas/decision-table.json, so that an editor helps. */
  readonly $schema: string
  /** Always decision-table. */
  readonly kind: 'decision-table'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What the team calls it. Players do not see it. */
  readonly title?: string
  /** The facts that the rows look at, in the order of the table’s columns. */
  readonly inputs?: readonly string[]
  /** What a row says, by name. */
  readonly columns: Declarations
  /** The rows in order. */
  readonly rows: readonly TableRow[]
  /** first: the first row that holds. unique: the one row that holds; two for the same player are an error. collect: all that hold. */
  readonly hit: 'first' | 'unique' | 'collect'
}

/** A chain of guards and actions, such as launching a game. */
export interface Flow {
  /** Path to schemas/flow.json, so that an editor helps. */
  readonly $schema: string
  /** Always flow. */
  readonly kind: 'flow'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What the team calls it. Players do not see it. */
  readonly title?: string
  /** What must be said to start it; inside it is { "$ref": "args.name" }. */
  readonly args?: Declarations
  /** The steps in order. A failure ends the flow. */
  readonly steps: readonly FlowStep[]
}

/** What stands around pages: header, tab bar. Exactly one item of a slot is the place of the page: { "id": "outlet", "outlet": true }. */
export interface Layout {
  /** Path to schemas/layout.json, so that an editor helps. */
  readonly $schema: string
  /** Always layout. */
  readonly kind: 'layout'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** The widget that holds everything else. */
  readonly root: Node
  /** What it loads from the gateway, by name. */
  readonly data?: DataDeclarations
  /** Its local state, such as the chosen tab. */
  readonly state?: StateDeclarations
}

/** The choices of a form field. */
export interface OptionList {
  /** Path to schemas/option-list.json, so that an editor helps. */
  readonly $schema: string
  /** Always option-list. */
  readonly kind: 'option-list'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What the team calls it. Players do not see it. */
  readonly title?: string
  /** The choices in order. */
  readonly options: readonly Option[]
}

/** A page: what it loads, what it remembers and what it shows. */
export interface Page {
  /** Path to schemas/page.json, so that an editor helps. */
  readonly $schema: string
  /** Always page. */
  readonly kind: 'page'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What the page is called, for the studio and where its route says no title. */
  readonly title: FixedText
  /** What it loads from the gateway, by name. */
  readonly data?: DataDeclarations
  /** Its local state, such as the chosen tab. */
  readonly state?: StateDeclarations
  /** The widget that holds everything else. */
  readonly root: Node
  /** What stands there while the page is not ready. */
  readonly skeleton?: Node
}

/** A sheet or dialog over the page, by itself or on request. */
export interface Popup {
  /** Path to schemas/popup.json, so that an editor helps. */
  readonly $schema: string
  /** Always popup. */
  readonly kind: 'popup'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What a screen reader calls it. */
  readonly title: FixedText
  /** Of one group only one popup is shown. */
  readonly group: string
  /** Of the popups that may open, the highest goes first. */
  readonly priority: number
  /** auto opens by itself, manual by an action. */
  readonly trigger: 'auto' | 'manual'
  /** Only on these routes. Without it, on all. */
  readonly routes?: readonly string[]
  /** Who sees it. */
  readonly when?: Rule
  /** When it is shown. */
  readonly schedule?: Schedule
  /** How often it may open. */
  readonly caps?: PopupCaps
  /** Popups that must not have been shown on the same visit. */
  readonly excludes?: readonly string[]
  /** What it loads from the gateway, by name. */
  readonly data?: DataDeclarations
  /** Its local state, such as the chosen tab. */
  readonly state?: StateDeclarations
  /** The widget that holds everything else. */
  readonly root: Node
}

/** An address of the site and the page that stands there. */
export interface Route {
  /** Path to schemas/route.json, so that an editor helps. */
  readonly $schema: string
  /** Always route. */
  readonly kind: 'route'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** The address, for example /slot/{name}. {name} stands for any value, {name?} at the end may be missing, text may stand before or after it in the same part. Upper and lower case differ. */
  readonly path: string
  /** Further addresses of the same page. */
  readonly aliases?: readonly RouteAlias[]
  /** What each {name} in the path may be. */
  readonly params?: { readonly [key: string]: PatternParam | EnumParam }
  /** Leads on to somewhere else instead of showing a page. */
  readonly redirect?: RouteRedirect
  /** The page. Every route has a page or a redirect. */
  readonly page?: string
  /** The layout around the page. Without it, the site’s own. */
  readonly layout?: string
  /** Only for players who are logged in. */
  readonly login?: boolean
  /** Hidden in restricted mode. */
  readonly restricted?: boolean
  /** What stands in the bar at the top. Layouts read it as route.header.title, .back, .support and .share. */
  readonly header?: RouteHeader
  /** What browsers, search engines and share cards show. */
  readonly head?: RouteHead
  /** A popup that opens over the page. */
  readonly popup?: string
}

/** A part of a page that several pages can place, with arguments. */
export interface Section {
  /** Path to schemas/section.json, so that an editor helps. */
  readonly $schema: string
  /** Always section. */
  readonly kind: 'section'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What the team calls it. Players do not see it. */
  readonly title?: string
  /** What a page must say when it places the section; inside it is { "$ref": "args.name" }. */
  readonly args?: Declarations
  /** What it loads from the gateway, by name. */
  readonly data?: DataDeclarations
  /** Its local state, such as the chosen tab. */
  readonly state?: StateDeclarations
  /** The widget that holds everything else. */
  readonly root: Node
}

/** The settings of the whole site. There is one. */
export interface Site {
  /** Path to schemas/site.json, so that an editor helps. */
  readonly $schema: string
  /** Always site. */
  readonly kind: 'site'
  /** Always site. */
  readonly id: 'site'
  /** The name of the site. */
  readonly title: string
  /** The languages of the site. */
  readonly languages: readonly ('en' | 'tl' | 'cn')[]
  /** The language that stands in where a text is missing. */
  readonly defaultLanguage: 'en' | 'tl' | 'cn'
  /** The currency of all amounts, for example PHP. */
  readonly currency: string
  /** The zone of all local times and calendar days, for example Asia/Manila. */
  readonly timeZone: string
  /** Host names by what they are used for. */
  readonly hosts?: { readonly [key: string]: readonly string[] }
  /** The frames that the site runs in. */
  readonly containers: {
    /** Who may show the site in a frame. */
    readonly frameAncestors: readonly string[]
    /** Host names that mean: inside a partner mini-app. */
    readonly miniApp?: readonly string[]
    /** Host names that mean: inside the frame of a chat bot. */
    readonly bot?: readonly string[]
    /** Host names that mean: inside the native app. */
    readonly app?: readonly string[]
  }
  /** Named values that texts, rules and actions use. */
  readonly constants?: { readonly [key: string]: Constant }
  /** What is on or off for the whole site. */
  readonly switches?: { readonly [key: string]: boolean }
  /** Limits by name. */
  readonly limits?: { readonly [key: string]: number }
  /** What any page may cost those who open it, at most; a release that costs more is not made. What is absent has no budget. */
  readonly budgets?: Budgets
  /** Who may open a route that asks for it. Everybody else is sent to the first page. */
  readonly guards?: Guards
  /** What is made of the things that are proven about the rules of the whole site before it is published. */
  readonly proofs?: Proofs
  /** The decision table that turns an error code into what the player sees. */
  readonly errors?: string
  /** The layout of routes that name none. */
  readonly layoutDefault: string
  /** The route whose page stands where an address leads nowhere. */
  readonly notFound?: string
}

/** The colours and measures of the site, for a season or always. */
export interface Skin {
  /** Path to schemas/skin.json, so that an editor helps. */
  readonly $schema: string
  /** Always skin. */
  readonly kind: 'skin'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** What the team calls it. Players do not see it. */
  readonly title: string
  /** Of the skins whose time it is, the highest wins. */
  readonly priority: number
  /** Values by token name, for example "color.ink": "#1b1b1f". */
  readonly tokens: { readonly [key: string]: string }
  /** Whether the ground is dark or light. */
  readonly scheme: 'dark' | 'light'
  /** Who sees it. */
  readonly when?: Rule
  /** When it is shown. */
  readonly schedule?: Schedule
}

/** Texts by key, for use in several places. */
export interface Strings {
  /** Path to schemas/strings.json, so that an editor helps. */
  readonly $schema: string
  /** Always strings. */
  readonly kind: 'strings'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** The texts by key. */
  readonly strings: { readonly [key: string]: Translations }
}

/** The tabs at the bottom of the screen. */
export interface TabBar {
  /** Path to schemas/tab-bar.json, so that an editor helps. */
  readonly $schema: string
  /** Always tab-bar. */
  readonly kind: 'tab-bar'
  /** A name that no other document of this kind has; the file is called after it. */
  readonly id: string
  /** The tabs from left to right. */
  readonly tabs: readonly Tab[]
}

/** The body of a document by its kind. */
export interface DocumentOf {
  readonly asset: Asset
  readonly audience: Audience
  readonly banner: Banner
  readonly 'call-settings': CallSettings
  readonly 'decision-table': DecisionTable
  readonly flow: Flow
  readonly layout: Layout
  readonly 'option-list': OptionList
  readonly page: Page
  readonly popup: Popup
  readonly route: Route
  readonly section: Section
  readonly site: Site
  readonly skin: Skin
  readonly strings: Strings
  readonly 'tab-bar': TabBar
}

export type Kind = keyof DocumentOf

export type Document = DocumentOf[Kind]

/** Every one of the rules holds. */
export interface AllRule {
  /** Every one of these holds. */
  readonly all: readonly Rule[]
}

/** At least one of the rules holds. */
export interface AnyRule {
  /** At least one of these holds. */
  readonly any: readonly Rule[]
}

/** A picture of the site. */
export interface AssetTag {
  /** The id of an asset document, for example banners/vip. */
  readonly $asset: string
}

/** Show what this persona sees. */
export interface Assume {
  /** Somebody who is not logged in. */
  readonly assume: 'visitor'
}

/** The player belongs to an audience. */
export interface AudienceRule {
  /** The id of an audience document. */
  readonly audience: string
}

/** The game it opens instead of a link. */
export interface BannerGame {
  /** The game. */
  readonly gameId: string
  /** The platform of the game. */
  readonly platformCode: string
}

/** What any page may cost those who open it, at most; a release that costs more is not made. What is absent has no budget. */
export interface Budgets {
  /** Bytes of the document of a page, as sent (packed with brotli). */
  readonly pageHtmlBytes?: number
  /** Bytes of all the script that the document of a page names, as sent (packed with brotli): the boot script, the player and the chunks of its widgets. */
  readonly pageScriptBytes?: number
  /** Bytes of all the images that a page may show, as sent. */
  readonly pageImageBytes?: number
  /** Bytes of any one image that a page may show, as sent. */
  readonly imageBytes?: number
  /** Calls that the data of a page starts, without data pinned at publish. */
  readonly pageCalls?: number
}

/** How long an answer is kept. */
export interface Cache {
  /** How long an answer counts as fresh. */
  readonly seconds: number
  /** Whether an old answer is used when the call fails. */
  readonly staleOnError?: boolean
  /** memory forgets with the page; local stays on the phone. */
  readonly storage?: 'memory' | 'local'
}

/** Settings of one call. */
export interface CallSetting {
  /** Milliseconds after which a call is given up. */
  readonly timeoutMs?: number
  /** How a failed call is tried again. */
  readonly retry?: Retry
  /** How long an answer is kept. */
  readonly cache?: Cache
}

/** A named value. */
export interface Constant {
  /** The value. */
  readonly value: boolean | number | string | readonly (number | string)[]
  /** What it is for. */
  readonly description: string
}

/** One thing to load. */
export interface DataDeclaration {
  /** The call, for example games/list. */
  readonly call: string
  /** What is sent with it. */
  readonly args?: Values
  /** publish: pinned in the release. boot: as the page starts. session: as soon as the player is logged in. */
  readonly when: 'publish' | 'boot' | 'session'
  /** Loaded again after so many seconds. */
  readonly refresh?: number
  /** For publish: the answer that is pinned in the release. */
  readonly value?: Json
}

/** What is loaded from the gateway, by name. */
export type DataDeclarations = { readonly [key: string]: DataDeclaration }

/** Names and their types. */
export type Declarations = { readonly [key: string]: Declared }

/** The type of an argument or column. */
export interface Declared {
  /** What it holds. text, link, image and icon are what widgets show. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'text' | 'link' | 'image' | 'icon' | 'list' | 'object'
  /** The only values it may have. */
  readonly enum?: readonly (string | number)[]
  /** Its value when none is given. Without a default one must be given. */
  readonly default?: Json
  /** It may be left out although it has no default. */
  readonly optional?: boolean
  /** What it means, for the person who fills it in. */
  readonly description?: string
}

/** An action or a flow. */
export type Deed = string | FlowUse

/** A list inside one document. */
export interface DocumentList {
  /** Kind and id, for example tab-bar/main. */
  readonly $document: string
  /** Where the list stands in it, for example tabs. */
  readonly path: string
}

/** All documents of a kind, in their order. */
export interface DocumentsList {
  /** Which documents. */
  readonly $documents: {
    /** The kind of document. */
    readonly kind: 'banner' | 'asset'
    /** Only documents whose fields have these values. */
    readonly where?: Values
  }
}

/** Repeats a node for every entry of a list. */
export interface Each {
  /** The list. */
  readonly in: List
  /** The entry's name: with prize, its title is { "$ref": "item.prize.title" }. */
  readonly as: string
  /** The field that tells entries apart, usually id. Needed for lists that are loaded. */
  readonly key?: string
  /** At most so many. */
  readonly limit?: number
}

/** One of a few. */
export interface EnumParam {
  /** The only values it may have. */
  readonly enum: readonly string[]
}

/** One comparison of a fact. */
export interface FactRule {
  /** The fact, for example player.vipLevel. */
  readonly fact: string
  /** How it is compared. between takes [lowest, highest], both included. bucket takes [from, to] in percent: a stable share of players, from included, to not. exists takes true or false. */
  readonly op:
    | 'eq'
    | 'neq'
    | 'in'
    | 'notIn'
    | 'gt'
    | 'gte'
    | 'lt'
    | 'lte'
    | 'between'
    | 'contains'
    | 'notContains'
    | 'exists'
    | 'versionGte'
    | 'bucket'
  /** What it is compared with: a value, a list for in and notIn, or another fact. A moment is written like 2026-12-10T00:00 and means that whole minute. */
  readonly value?: RuleValue
}

/** Should the widget fail: hide it, keep its grey shape, or show another node. */
export type Fallback = 'hide' | 'skeleton' | Node

/** A text in each language that is known when the site is published: no references in it. */
export type FixedText = TextTag | StringTag

/** One step. */
export interface FlowStep {
  /** A name that no other step here has. */
  readonly id: string
  /** Only when this holds; otherwise the step is passed over. */
  readonly when?: Rule
  /** The action’s name, or { "flow": "…" }. A step has an action, or stop, or both. */
  readonly do?: Deed
  /** The action’s arguments. */
  readonly args?: Values
  /** The flow ends here, without a failure. */
  readonly stop?: true
  /** Whether the flow goes on after a failure. */
  readonly onError?: 'stop' | 'continue'
}

/** A flow with its arguments. */
export interface FlowUse {
  /** The flow. */
  readonly flow: string
  /** The flow's arguments. */
  readonly args?: Values
}

/** A number or moment as people read it. */
export interface FormatTag {
  /** How it is written: amount has the currency sign, compact is 1.0K, jackpot is the running figure. */
  readonly $format: 'amount' | 'number' | 'compact' | 'percent' | 'date' | 'time' | 'jackpot'
  /** The number, or the moment for date and time: usually a { "$ref": … }. */
  readonly value: Json
}

/** Who may open a route that asks for it. Everybody else is sent to the first page. */
export interface Guards {
  /** Who may open a route with login. */
  readonly login?: Rule
  /** Who may open a route that is restricted. */
  readonly restricted?: Rule
}

/** One action of a chain. A failure ends the chain. */
export interface HandlerStep {
  /** The action's name, or { "flow": "…" }. */
  readonly do: Deed
  /** The action's arguments. */
  readonly args?: Values
  /** Only when this holds; otherwise the step is passed over. */
  readonly when?: Rule
  /** Whether the chain goes on after a failure. */
  readonly onError?: 'stop' | 'continue'
}

/** What happens on each event. */
export type Handlers = { readonly [key: string]: readonly HandlerStep[] }

/** An address outside this site. */
export interface HrefLink {
  /** An address that starts with https://, viber:, tel: or mailto:. */
  readonly href: string
}

/** The name of a small drawing that comes with the player. */
export type Icon =
  | 'account'
  | 'back'
  | 'bell'
  | 'bingo'
  | 'casino'
  | 'check'
  | 'chevron'
  | 'close'
  | 'coin'
  | 'community'
  | 'expand'
  | 'eye'
  | 'eye-off'
  | 'fishing'
  | 'fortune'
  | 'foru'
  | 'gift'
  | 'globe'
  | 'heart'
  | 'heart-filled'
  | 'home'
  | 'info'
  | 'lock'
  | 'logout'
  | 'loteria'
  | 'moon'
  | 'news'
  | 'offline'
  | 'pause'
  | 'perya'
  | 'play'
  | 'poker'
  | 'refresh'
  | 'rewards'
  | 'search'
  | 'share'
  | 'slot'
  | 'sports'
  | 'star'
  | 'sun'
  | 'support'
  | 'tara'
  | 'wallet'
  | 'warning'

/** One value or another, by a rule. */
export interface IfTag {
  /** The rule that chooses. */
  readonly $if: Rule
  /** The value when the rule holds. */
  readonly then: Json
  /** The value when it does not. */
  readonly else: Json
}

/** A picture of the site: { "$asset": "banners/vip" }, or a choice between two. */
export type ImageValue = AssetTag | IfTag

/** A section, placed here with its arguments. */
export interface Include {
  /** A name that no other node of this document has. */
  readonly id: string
  /** The section, for example section/hot-games. */
  readonly use: string
  /** The section's arguments. */
  readonly args?: Values
  /** Who sees it. */
  readonly when?: Rule
  /** When it is shown. */
  readonly schedule?: Schedule
}

/** Where it leads: a route of the site, an outside address, or a choice between such. */
export type LinkValue = RouteLink | HrefLink | RefTag | IfTag | SelectTag

/** A list: loaded data, a selector, all documents of a kind, or a list inside one document. */
export type List = RefTag | SelectTag | DocumentsList | DocumentList

/** A widget on the page. */
export interface Node {
  /** A name that no other node of this document has. */
  readonly id: string
  /** Which widget it is. */
  readonly widget: string
  /** The version of the widget that the props were written for. */
  readonly v: number
  /** The widget's properties. */
  readonly props?: Values
  /** Who sees it. */
  readonly when?: Rule
  /** When it is shown. */
  readonly schedule?: Schedule
  /** What stands there while it is not known yet who is looking. */
  readonly pending?: Pending
  /** Repeats the node for every entry of a list. */
  readonly each?: Each
  /** What stands inside, by slot. */
  readonly slots?: Slots
  /** What happens on the widget's events. */
  readonly on?: Handlers
  /** What stands there should the widget fail. */
  readonly fallback?: Fallback
}

/** The rule does not hold. */
export interface NotRule {
  /** This does not hold. */
  readonly not: Rule
}

/** One choice. */
export interface Option {
  /** What is stored. */
  readonly value: number | string
  /** What the player reads. */
  readonly label: TextValue
}

/** The place in a layout where the page stands. */
export interface Outlet {
  /** A name that no other node of this document has. */
  readonly id: string
  /** The page stands here. */
  readonly outlet: true
}

/** Anything of a form. */
export interface PatternParam {
  /** kebab: small letters, digits and hyphens. digits: digits. slug: letters, digits, hyphens and underscores. any: anything but a slash. */
  readonly pattern: 'kebab' | 'digits' | 'slug' | 'any'
}

/** While it is not known yet who is looking: hide it, reserve its place, or show what the assumed persona sees. */
export type Pending = 'hide' | 'reserve' | Assume

/** Variants: the first whose rule holds is shown. */
export interface Pick {
  /** A name that no other node of this document has. */
  readonly id: string
  /** The first variant whose rule holds. */
  readonly pick: 'first'
  /** The variants in order. The last has no rule and no schedule, so that something is always shown. */
  readonly of: readonly Variant[]
}

/** How often it may open. */
export interface PopupCaps {
  /** Times a day on one phone. */
  readonly perDay?: number
  /** Times for one player. */
  readonly perUser?: number
  /** Times on one phone, ever. */
  readonly total?: number
}

/** An error keeps the site from being published, a warning does not. */
export interface ProofSeverity {
  /** Something that nobody can ever see. */
  readonly 'PRF-NEVER'?: 'error' | 'warning'
  /** Something whose time is over. */
  readonly 'PRF-ENDED'?: 'error' | 'warning'
  /** A rule that always holds where it stands. */
  readonly 'PRF-ALWAYS'?: 'error' | 'warning'
  /** A variant or a row that earlier ones leave nothing to. */
  readonly 'PRF-SHADOW'?: 'error' | 'warning'
  /** A decision table that says nothing for somebody. */
  readonly 'PRF-GAP'?: 'error' | 'warning'
  /** Rows, skins or banners that claim the same place at the same time. */
  readonly 'PRF-OVERLAP'?: 'error' | 'warning'
  /** Popups of the same priority that may open together. */
  readonly 'PRF-TIE'?: 'error' | 'warning'
  /** A slot that is left empty. */
  readonly 'PRF-EMPTY'?: 'error' | 'warning'
  /** A link that outlives the page it leads to. */
  readonly 'PRF-ENDS'?: 'error' | 'warning'
  /** A page that some are led to and others are not, or a banner that no list takes. */
  readonly 'PRF-UNREACHED'?: 'error' | 'warning'
  /** An action that can only fail. */
  readonly 'PRF-FAILS'?: 'error' | 'warning'
  /** A question about rules that could not be answered exactly. */
  readonly 'PRF-NOT-PROVEN'?: 'error' | 'warning'
}

/** What is made of the things that are proven about the rules of the whole site before it is published. */
export interface Proofs {
  /** An error keeps the site from being published, a warning does not. */
  readonly severity?: ProofSeverity
  /** Facts with a list of values, such as the container or the language: a page that people with one of the values are led to, people with the others should be led to as well. */
  readonly reach?: readonly string[]
}

/** A value that is known later: a fact, loaded data, local state, the entry of a list, the route, the event or an include's argument. */
export interface RefTag {
  /** For example fact.player.nickname, data.games.value.items, state.tab, item.game.title, route.params.id, event.value, args.title. */
  readonly $ref: string
  /** What stands there until the value is known. Needed where the value may be missing and the place needs one. */
  readonly default?: Json
}

/** How often and how soon a failed call is tried again. */
export interface Retry {
  /** How many times it is tried again. */
  readonly times: number
  /** Milliseconds before it is tried again. */
  readonly delayMs: number
  /** By how much the wait grows each time. */
  readonly factor?: number
  /** The longest wait in milliseconds. */
  readonly maxMs?: number
}

/** A further address. */
export interface RouteAlias {
  /** The address. */
  readonly path: string
  /** Values of the route’s parameters under this address. */
  readonly params?: { readonly [key: string]: string }
}

/** What browsers, search engines and share cards show. */
export interface RouteHead {
  /** Title of the browser tab. */
  readonly title: FixedText
  /** One or two sentences for search engines and share cards. */
  readonly description?: FixedText
  /** The picture of the share card. */
  readonly image?: ImageValue
}

/** What stands in the bar at the top. Layouts read it as route.header.title, .back, .support and .share. */
export interface RouteHeader {
  /** The title. */
  readonly title?: TextValue
  /** A back arrow. */
  readonly back?: boolean
  /** A button for customer support. */
  readonly support?: boolean
  /** A share button. */
  readonly share?: boolean
}

/** A page of this site. */
export interface RouteLink {
  /** The id of the route. */
  readonly route: string
  /** What fills the {name} parts of the route's path. */
  readonly params?: Values
  /** What stands behind the question mark. */
  readonly query?: Values
  /** The id of the node to scroll to. */
  readonly hash?: string
}

/** Leads on to somewhere else instead of showing a page. */
export interface RouteRedirect {
  /** Where it leads. */
  readonly to: LinkValue
  /** Whether what stands behind the question mark is kept. */
  readonly carryQuery?: boolean
}

/** When something holds: true, false, all, any, not, an audience, or one comparison of a fact. */
export type Rule = boolean | AllRule | AnyRule | NotRule | AudienceRule | FactRule

/** Another fact. */
export interface RuleFact {
  /** The other fact. */
  readonly fact: string
}

/** What a fact is compared with. A reference must lead to something known at publish: an argument, or an entry of a list of documents. */
export type RuleValue = boolean | number | string | readonly (number | string)[] | RuleFact | RefTag

/** From when until when, in the site's local time. Both ends are included; leave one out for no limit. */
export interface Schedule {
  /** First moment, for example 2026-12-10T00:00. */
  readonly from?: string
  /** Last moment, for example 2026-12-26T23:59; the whole minute belongs to it. */
  readonly until?: string
  /** Windows of every week, between the two limits; outside of all of them it is not shown. */
  readonly weekly?: readonly WeeklyWindow[]
}

/** A figure or list computed by the player, or the cell of a decision table. */
export interface SelectTag {
  /** A selector by name, or a decision table and the column to read. */
  readonly $select: SelectorUse | TableUse
}

/** A registered selector. */
export interface SelectorUse {
  /** The selector, for example games.section. */
  readonly name: string
  /** What the selector wants to know. */
  readonly args?: Values
}

/** A widget, a section, variants, or in a layout the place of the page. */
export type SlotItem = Node | Include | Pick | Outlet

/** What stands inside, by slot. */
export type Slots = { readonly [key: string]: readonly SlotItem[] }

/** One piece of local state. */
export interface StateDeclaration {
  /** What it holds. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  /** The only values it may have. */
  readonly enum?: readonly (string | number)[]
  /** Its value when the page opens. */
  readonly default: string | number | boolean
}

/** Local state by name, such as the chosen tab. */
export type StateDeclarations = { readonly [key: string]: StateDeclaration }

/** A text from a strings document. */
export interface StringTag {
  /** The key of the text in a strings document. */
  readonly $string: string
  /** What fills each {name} in the text. */
  readonly args?: Values
}

/** One tab. */
export interface Tab {
  /** A name that no other tab here has. */
  readonly id: string
  /** What stands under the icon. */
  readonly label: TextValue
  /** The icon. */
  readonly icon: Icon
  /** Where it leads. */
  readonly link: LinkValue
  /** The small mark: a text, a number or a decision table’s cell. Empty means none. */
  readonly badge?: Json
  /** The colour of the mark, usually a decision table’s cell. */
  readonly badgeTone?: Json
  /** The routes that light this tab. */
  readonly routes?: readonly string[]
  /** Who sees it. */
  readonly when?: Rule
  /** When it is shown. */
  readonly schedule?: Schedule
}

/** One row. */
export interface TableRow {
  /** A name that no other row here has. */
  readonly id: string
  /** When the row holds. */
  readonly when: Rule
  /** What follows, by column. */
  readonly then: Values
}

/** The first matching row of a decision table. */
export interface TableUse {
  /** The decision table. */
  readonly table: string
  /** The column of the matching row to use. */
  readonly column: string
}

/** A text written here, in each language. */
export interface TextTag {
  /** The text in each language. */
  readonly $text: Translations
  /** What fills each {name} in the text. */
  readonly args?: Values
}

/** A text for players in each language. */
export type TextValue = TextTag | StringTag | RefTag | IfTag | FormatTag | SelectTag

/** The text in each language; a missing tl or cn shows the default language. {name} is filled from args; plural and select follow the ICU message format. */
export interface Translations {
  /** English. */
  readonly en?: string
  /** Tagalog. */
  readonly tl?: string
  /** Chinese. */
  readonly cn?: string
}

/** Named values: literals or tagged objects. */
export type Values = { readonly [key: string]: Json }

/** One variant: a widget or a section. */
export type Variant = Node | Include

/** A time of day on some days of every week, in the site's local time. Both ends are included. */
export interface WeeklyWindow {
  /** The days on which it starts. */
  readonly days: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
  /** First moment of the day, for example 18:00. */
  readonly from: string
  /** Last moment, for example 23:59; the whole minute belongs to it. One before the first moment is on the next day. */
  readonly until: string
}
