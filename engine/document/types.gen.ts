// Generated from schemas/*.json by `npm run generate -- --write`. Do not edit.
import type { ActionOrFlow, CachePolicy, DataDeclarations, Declarations, FixedText, IconValue, ImageValue, Json, LinkValue, RetryPolicy, Schedule, StateDeclarations, TextValue, Translations, Values, WidgetNode, WrittenRule } from '../core/vocabulary.gen.ts'

/** An image file with its size and its alternative text. Other documents show it with { "$asset": "…" }. */
export type AssetDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "asset". */
  readonly kind: 'asset'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** Name of the image file in config/asset/files/, for example banners/vip.webp. */
  readonly file: string
  /** Width of the image file in pixels. While the image loads, the page reserves space with the ratio of width to height. */
  readonly width: number
  /** Height of the image file in pixels. Width and height determine the space that the page reserves for the image. */
  readonly height: number
  /** What the image shows, read aloud by screen readers. Leave out when the image is only decoration. */
  readonly alt?: FixedText
}

/** A named rule, such as VIP players. Rules of other documents use it by its id. */
export type AudienceDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "audience". */
  readonly kind: 'audience'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** What the team calls this audience. Players do not see it. */
  readonly title: string
  /** One sentence that says who belongs to this audience. Players do not see it. */
  readonly description?: string
  /** A person belongs to the audience when this rule holds. */
  readonly rule: WrittenRule
}

/** An image that links to a page or opens a game. It appears in every list of banners for its position. */
export type BannerDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "banner". */
  readonly kind: 'banner'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** The list of banners that shows the banner, for example home-top. */
  readonly position: string
  /** One short line over the image. It is also the alternative text of the image. */
  readonly title: TextValue
  /** A second line below the title. The smallest phones do not show it. Leave out when the title says enough. */
  readonly text?: TextValue
  /** The image of the banner, for example { "$asset": "banners/vip" }. Its edges may be cropped. */
  readonly image: ImageValue
  /** The page or address that opens when the banner is pressed. A banner has either a link or a game. */
  readonly link?: LinkValue
  /** The game that opens when the banner is pressed. A banner has either a link or a game. */
  readonly game?: BannerGame
  /** Words on the small button of the banner. Leave out for a banner without a button. */
  readonly cta?: TextValue
  /** Color of the small button. Leave out to use yellow. */
  readonly tone?: 'accent' | 'alert' | 'positive'
  /** Position among the banners of the same list: lower numbers come first. Banners with the same number are ordered by ID. */
  readonly sort: number
  /** Only people for whom this rule holds see the banner. Leave out to show it to everyone. */
  readonly when?: WrittenRule
  /** The banner is visible only during these times. Leave out to show it always. */
  readonly schedule?: Schedule
}

/** How calls to the gateway are sent, repeated and cached. */
export type CallSettingsDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "call-settings". */
  readonly kind: 'call-settings'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** Addresses of the services of the gateway. Each call contract names the service that it uses. */
  readonly base: {
    /** Address of the service that answers most calls: a path of this site or an https address. */
    readonly main: string
    /** Address of the gateway’s front service. Leave out if it is the same address as that of the main service. */
    readonly front?: string
    /** Address of the gateway’s push service. Leave out if it is the same address as that of the main service. */
    readonly push?: string
  }
  /** Names of payload fields that are encrypted before a call is sent. */
  readonly encrypted: readonly string[]
  /** Calls whose field "email" is sent unencrypted. */
  readonly emailExempt?: readonly string[]
  /** Settings of all calls that have no settings of their own. */
  readonly defaults: {
    /** Time after which a call without an answer fails, in milliseconds. */
    readonly timeoutMs: number
    /** How a call is repeated after a network failure. Leave out for no retry. */
    readonly retry?: RetryPolicy
    /** How long an answer is reused. Leave out for no cache. */
    readonly cache?: CachePolicy
  }
  /** Settings of single calls, by call name. They replace the defaults. */
  readonly calls: { readonly [key: string]: CallSetting }
  /** Error codes of the gateway that are about the session. */
  readonly token: {
    /** Error codes that mean that the session has ended and the player must log in again. */
    readonly expired: readonly string[]
    /** Error codes that mean that a call was sent without the session that it needs. */
    readonly empty: readonly string[]
  }
}

/** Rows with a rule and values. By default the table gives the values of the first row whose rule holds; "Which row decides" changes this. */
export type DecisionTableDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "decision-table". */
  readonly kind: 'decision-table'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** What the team calls this table. Players do not see it. */
  readonly title?: string
  /** Facts that the rules of the rows use, in the order of the table’s columns. Leave out to allow every fact. */
  readonly inputs?: readonly string[]
  /** The columns of the table by name, each with the type of its values. */
  readonly columns: Declarations
  /** The rows, in the order in which they are tried. */
  readonly rows: readonly TableRow[]
  /** Which row is used when the rules of several rows hold. With "unique", two rows that hold for the same person are an error. */
  readonly hit: 'first' | 'unique' | 'collect'
}

/** A named list of steps, such as game launch. Events of widgets and other flows start it. */
export type FlowDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "flow". */
  readonly kind: 'flow'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** What the team calls this flow. Players do not see it. */
  readonly title?: string
  /** Values that the caller passes when it starts the flow. A step reads one with { "$ref": "args.name" }. */
  readonly args?: Declarations
  /** The steps, in order. A step that fails ends the flow unless it continues on errors. */
  readonly steps: readonly FlowStep[]
}

/** The frame around pages, such as header and tab bar. One item of one of its slots must be the outlet: { "id": "outlet", "outlet": true }. */
export type LayoutDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "layout". */
  readonly kind: 'layout'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** The widget that contains all other content of the layout. */
  readonly root: WidgetNode
  /** Data sources by name: calls to the gateway whose answers the document shows. */
  readonly data?: DataDeclarations
  /** State values by name, such as the chosen tab. Events change them. */
  readonly state?: StateDeclarations
}

/** The options of a form field or a choice, for reuse by several widgets. */
export type OptionListDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "option-list". */
  readonly kind: 'option-list'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** What the team calls this list. Players do not see it. */
  readonly title?: string
  /** The options, in the order in which they are shown. */
  readonly options: readonly ListOption[]
}

/** The content that a route shows: its data, its state and its widgets. */
export type PageDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "page". */
  readonly kind: 'page'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** Name of the page in the studio, and in the browser tab when the route has no title of its own. */
  readonly title: FixedText
  /** Values that a route gives to the page. A part reads one with { "$ref": "args.name" }, a rule with { "arg": "name" }. */
  readonly args?: Declarations
  /** Data sources by name: calls to the gateway whose answers the document shows. */
  readonly data?: DataDeclarations
  /** State values by name, such as the chosen tab. Events change them. */
  readonly state?: StateDeclarations
  /** The widget that contains all other content of the page. */
  readonly root: WidgetNode
}

/** A sheet or window over the page. It opens automatically or when an action opens it. */
export type PopupDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "popup". */
  readonly kind: 'popup'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** Name of the popup. The studio shows it, and screen readers read it aloud when the popup opens. Players see the title of the widget instead. */
  readonly title: FixedText
  /** At most one popup of a group is shown per visit. */
  readonly group: string
  /** Of all popups that may open, the popup with the highest number opens first. */
  readonly priority: number
  /** Whether the popup opens automatically as soon as its rules allow, or only by the action popup.open. */
  readonly trigger: 'auto' | 'manual'
  /** The popup opens automatically only on these routes. Leave out for all routes. */
  readonly routes?: readonly string[]
  /** The popup opens automatically only for people for whom this rule holds. Leave out to show it to everyone. */
  readonly when?: WrittenRule
  /** The popup opens automatically only during these times. Leave out to show it always. */
  readonly schedule?: Schedule
  /** How many times the popup may open automatically. Leave out for once per visit. */
  readonly caps?: PopupCaps
  /** The popup does not open on a day on which one of these popups was shown on the device. */
  readonly excludes?: readonly string[]
  /** Data sources by name: calls to the gateway whose answers the document shows. */
  readonly data?: DataDeclarations
  /** State values by name, such as the chosen tab. Events change them. */
  readonly state?: StateDeclarations
  /** The widget that contains all other content of the popup, usually the widget Popup. */
  readonly root: WidgetNode
}

/** A path of the site, and the page or redirect that it leads to. */
export type RouteDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "route". */
  readonly kind: 'route'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** The path of the address, for example /slot/{name}. {name} matches one part of the path; the part may also contain fixed text before or after {name}. A last part {name?} is optional. Write %20 for a space. Uppercase and lowercase letters are different, except in the values of a parameter that ignores them. A path without parameters takes precedence over a path with parameters, and a list of values over a pattern. */
  readonly path: string
  /** More paths that show the same page. Leave out when there is only one. */
  readonly aliases?: readonly RouteAlias[]
  /** Which values each {name} of the path may have. */
  readonly params?: { readonly [key: string]: PatternParam | EnumParam }
  /** Known values of the parameters, for example the collections of the site. For each of them, a separate page with its first games, texts and title is prerendered. All other values share one page, which loads its content after it has opened. Leave out when no values are known. */
  readonly prerender?: readonly KnownParams[]
  /** Sends the visitor to another address instead of showing a page. */
  readonly redirect?: RouteRedirect
  /** The page that the route shows. A route has either a page or a redirect. */
  readonly page?: string
  /** The settings of the page, by name. Leave out when the page has none. */
  readonly args?: Values
  /** The layout around the page. Leave out for the default layout of the site. */
  readonly layout?: string
  /** Only people who pass the login guard of the site may open the route. All others are asked to log in. */
  readonly login?: boolean
  /** Only people who pass the restricted guard of the site may open the route. All others are sent to the home page. */
  readonly restricted?: boolean
  /** The purpose of a list of host names in the site document, for example test. On hosts that are not in this list, the path does not exist. Leave out to open the route on all hosts. */
  readonly hosts?: string
  /** Content of the bar at the top. Layouts read it as route.header.title, .back, .nativeBack, .support and .share. */
  readonly header?: RouteHeader
  /** The title, description and image that browsers, search engines and shared links show. Layouts read the title as route.head.title. */
  readonly head?: RouteHead
  /** A popup that opens over the page as soon as the route is shown. */
  readonly popup?: string
}

/** A tree of parts that several pages include, with settings. */
export type SectionDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "section". */
  readonly kind: 'section'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** What the team calls this section. Players do not see it. */
  readonly title?: string
  /** Values that a page passes when it includes the section. A part reads one with { "$ref": "args.name" }, a rule with { "arg": "name" }. */
  readonly args?: Declarations
  /** Data sources by name: calls to the gateway whose answers the document shows. */
  readonly data?: DataDeclarations
  /** State values by name, such as the chosen tab. Events change them. */
  readonly state?: StateDeclarations
  /** The widget that contains all other content of the section. */
  readonly root: WidgetNode
}

/** Settings of the whole site. There is exactly one such document. */
export type SiteDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "site". */
  readonly kind: 'site'
  /** The ID of the document: always "site". */
  readonly id: 'site'
  /** Name of the site, shown in the browser tab and in shared links. */
  readonly title: string
  /** Languages of the site. The first language is used if a text has no translation, and for people who have not chosen a language. */
  readonly languages: readonly SiteLanguage[]
  /** True if every page has a separate address in each language: /news in the first language, /de/news in the language de. Links keep the language of the page. If false, a page has one address, and a cookie decides in which language each visitor sees it. */
  readonly languageAddresses?: boolean
  /** Address of the site without a path. If every language has its own addresses, each page lists its full addresses in the other languages for search engines. */
  readonly origin?: string
  /** How the check reports a text that is missing or empty in a language other than the first. Pages show the text of the first language instead. */
  readonly missingTranslations?: 'error' | 'warning' | 'ignore'
  /** The currency of all amounts. */
  readonly currency: Currency
  /** Time zone of all local times and calendar days. */
  readonly timeZone: string
  /** The policy for the market of the site, such as gaming-ph. It requires a notice on every page, and pages that everybody can read. Some business areas require a policy. Leave out when no area requires one. */
  readonly policy?: string
  /** The business areas that the site uses, such as site or games. Facts, calls, actions and selectors of other areas cannot be used, and their code is not loaded. Leave out to use all areas. */
  readonly areas?: readonly string[]
  /** Lists of host names of the site, by purpose. Routes and business areas refer to a list by its purpose. */
  readonly hosts?: { readonly [key: string]: readonly string[] }
  /** The containers in which the site runs: a browser, a mini-app, a chat bot or the native app. The host name of the page decides which container it is. */
  readonly containers: {
    /** Addresses of other sites that may show this site inside a frame, for example https://partner.example. */
    readonly frameAncestors: readonly string[]
    /** Host names under which the site runs inside a partner’s mini-app. */
    readonly miniApp?: readonly string[]
    /** Host names under which the site runs inside the frame of a chat bot. */
    readonly bot?: readonly string[]
    /** Host names under which the site runs inside the native app. */
    readonly app?: readonly string[]
  }
  /** Addresses of other sites from which pages may load content. Browsers block and report content from sites that are not listed. */
  readonly contentSources?: {
    /** Addresses of sites that pages show inside a frame, such as the games of a provider. Leave out if the frames show only this site. */
    readonly frames?: readonly string[]
    /** Addresses of other sites with images to which answers of the gateway refer, such as covers of games. Leave out if all images are on this site. */
    readonly images?: readonly string[]
    /** Addresses of other sites with videos and live streams to which answers of the gateway refer. Leave out if all videos and streams are on this site. */
    readonly media?: readonly string[]
  }
  /** Named values that actions and calls use. Business areas declare the constants that they read. Other constants have no effect. */
  readonly constants?: { readonly [key: string]: Constant }
  /** Limits of what a page may load. A release that exceeds a budget is not published. Leave a budget out for no limit. */
  readonly budgets?: Budgets
  /** Rules that routes can require: for pages behind the login, and for pages that are hidden in restricted mode. */
  readonly guards?: Guards
  /** How strict the proofs about the rules of the whole site are. A proof finds problems that depend on who looks at a page and when. */
  readonly proofs?: Proofs
  /** The decision table that turns an error code into a message for players. */
  readonly errors?: string
  /** The layout of routes that do not name a layout. */
  readonly layoutDefault: string
  /** The route whose page is shown, with the status 404, when a path does not exist. Routes with parameters that show the same page with the same arguments also respond with this status. */
  readonly notFound: string
  /** The skin that is used when no other skin applies. */
  readonly skinDefault: string
  /** The popup that opens when a visitor follows a link to a route that requires login. Leave out when no route requires login. */
  readonly loginPopup?: string
  /** The popup that shows a message about a failure. Leave out to show all messages as toasts. */
  readonly messagePopup?: string
  /** Schemes of links that open an app, such as geo, without the colon. Links with https, tel and mailto are always allowed. */
  readonly linkSchemes?: readonly string[]
}

/** A set of design tokens: colors, sizes and shapes of the site, for a season or always. */
export type SkinDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "skin". */
  readonly kind: 'skin'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** What the team calls this skin. Players do not see it. */
  readonly title: string
  /** Of all skins that apply, the skin with the highest number is used. */
  readonly priority: number
  /** Values by design token, for example "color.page": "#1b1b1f". A token that is left out keeps its default. */
  readonly tokens: { readonly [key: string]: string }
  /** A disabled skin is kept but never used. */
  readonly status?: 'enable' | 'disable'
  /** Background images of every page. Texts are shown over them, so choose images with little contrast. */
  readonly images?: {
    /** Image at the top of every page, as wide as the page and as high as the image. Leave out to show no image. */
    readonly top?: string
    /** Image at the end of every page, as wide as the page and as high as the image. Leave out to show no image. */
    readonly bottom?: string
    /** Small image before the titles of sections, in its own size, for example 24 by 24 pixels. Leave out to show no image. */
    readonly title?: string
    /** Image of low height that is repeated along the edge of the tab bar, for example a string of lamps. Leave out to show no image. */
    readonly bar?: string
  }
  /** Whether the background is dark or light. Browsers color scroll bars and form fields to match. */
  readonly scheme: 'dark' | 'light'
  /** The skin of the other color scheme. Devices that prefer that scheme use it instead of this skin, whatever its own rule and schedule are, unless the person has chosen a skin. Give a skin that is only a counterpart a low priority. Leave out to use this skin on every device. */
  readonly counterpart?: string
  /** Only people for whom this rule holds see the skin. Leave out to show it to everyone. */
  readonly when?: WrittenRule
  /** The skin is used only during these times. Leave out to use it always. */
  readonly schedule?: Schedule
}

/** Texts by key, for use in several documents and by actions. */
export type StringsDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "strings". */
  readonly kind: 'strings'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** The texts by key. Documents use a text with { "$string": "key" }. */
  readonly strings: { readonly [key: string]: Translations }
}

/** The tabs at the bottom of the screen. */
export type TabBarDocument = {
  /** Path of the JSON schema for this kind of document. Code editors use it to check the document and to suggest values. */
  readonly $schema: string
  /** The kind of the document: always "tab-bar". */
  readonly kind: 'tab-bar'
  /** A name that no other document of this kind has. The file is named after it. */
  readonly id: string
  /** The tabs, from left to right. One person may see at most 7 at once; tabs whose rules exclude each other count as one. */
  readonly tabs: readonly TabEntry[]
}

/** The documents by kind. */
export interface DocumentOf {
  readonly asset: AssetDocument
  readonly audience: AudienceDocument
  readonly banner: BannerDocument
  readonly 'call-settings': CallSettingsDocument
  readonly 'decision-table': DecisionTableDocument
  readonly flow: FlowDocument
  readonly layout: LayoutDocument
  readonly 'option-list': OptionListDocument
  readonly page: PageDocument
  readonly popup: PopupDocument
  readonly route: RouteDocument
  readonly section: SectionDocument
  readonly site: SiteDocument
  readonly skin: SkinDocument
  readonly strings: StringsDocument
  readonly 'tab-bar': TabBarDocument
}

export type Kind = keyof DocumentOf

export type Document = DocumentOf[Kind]

/** The game that opens when the banner is pressed. A banner has either a link or a game. */
export type BannerGame = {
  /** ID of the game at its provider. */
  readonly gameId: string
  /** Code of the provider of the game at the gateway. */
  readonly platformCode: string
}

/** Limits of what a page may load. A release that exceeds a budget is not published. Leave a budget out for no limit. */
export type Budgets = {
  /** Largest size of the HTML of a page, compressed, in bytes. */
  readonly pageHtmlBytes?: number
  /** Largest total size of the scripts that a page loads, compressed, in bytes: boot script, player app and widgets. */
  readonly pageScriptBytes?: number
  /** Largest total size of the images that a page may show, in bytes. */
  readonly pageImageBytes?: number
  /** Largest size of the file of a single image, in bytes. */
  readonly imageBytes?: number
  /** Largest number of calls that the data of a page may start. Data with a pinned answer starts no call, so it does not count. */
  readonly pageCalls?: number
}

/** Settings of one call. */
export type CallSetting = {
  /** Time after which the call fails if no answer has arrived, in milliseconds. Leave out for the default. */
  readonly timeoutMs?: number
  /** How the call is repeated after a failure. Leave out for the default. */
  readonly retry?: RetryPolicy
  /** How long the answer is reused. Leave out for the default. */
  readonly cache?: CachePolicy
}

/** A named value with its purpose. */
export type Constant = {
  /** The value: a text, a number, true or false, or a list. */
  readonly value: boolean | number | string | readonly (number | string)[]
  /** Purpose of the value, and its unit. */
  readonly description: string
}

/** The currency of all amounts. */
export type Currency = {
  /** ISO 4217 code of the currency. */
  readonly code: string
  /** Sign of the currency in amounts. The language of the page decides its position. Leave out for the symbol of the currency, such as € for EUR. */
  readonly sign?: string
}

/** One of the listed values. */
export type EnumParam = {
  /** The only values that the parameter may have. */
  readonly enum: readonly string[]
  /** Addresses may contain the values in any uppercase and lowercase letters. The parameter then has the value as it is listed. */
  readonly caseInsensitive?: boolean
}

/** An action or flow with its arguments, and the rule under which it runs. */
export type FlowStep = {
  /** A name that no other step of this flow has. */
  readonly id: string
  /** The step is skipped when this rule does not hold. Leave out to run it always. */
  readonly when?: WrittenRule
  /** The action’s name, or { "flow": "…" } for a flow. A step needs an action, a stop, or both. */
  readonly do?: ActionOrFlow
  /** The settings of the action or flow, by name. Leave out when it needs none. */
  readonly args?: Values
  /** Ends the flow after this step, without a failure. Leave out to continue with the next step. */
  readonly stop?: true
  /** Whether the flow ends or continues when this step fails. */
  readonly onError?: 'stop' | 'continue'
}

/** Rules that routes can require: for pages behind the login, and for pages that are hidden in restricted mode. */
export type Guards = {
  /** Rule for routes that require login. Only people for whom this rule holds may open these routes. */
  readonly login?: WrittenRule
  /** Rule for routes that are hidden in restricted mode. Only people for whom this rule holds may open these routes. */
  readonly restricted?: WrittenRule
}

/** A value for each parameter of the path. */
export type KnownParams = { readonly [key: string]: string }

/** One value and its label. */
export type ListOption = {
  /** The value that is stored or sent when the player chooses this option. */
  readonly value: number | string
  /** The words of the option that players read. */
  readonly label: TextValue
}

/** Any value that consists of certain characters. */
export type PatternParam = {
  /** The characters that the value may have. */
  readonly pattern: 'kebab' | 'digits' | 'slug' | 'any'
}

/** How many times the popup may open automatically. Leave out for once per visit. */
export type PopupCaps = {
  /** How many times the popup may open until the page is loaded again. Leave out for once. */
  readonly perVisit?: number
  /** How many times the popup may open on one device on one day. Leave out for no limit. */
  readonly perDay?: number
  /** How many times the popup may open for one player on one device in total. Leave out for no limit. */
  readonly perUser?: number
  /** How many times the popup may open on one device in total, for all players of the device. Leave out for no limit. */
  readonly total?: number
}

/** Whether a finding of a proof stops publishing (error) or is only reported (warning). */
export type ProofSeverity = {
  /** A part, popup, skin, row or step that is never visible or never applies. */
  readonly 'PRF-NEVER'?: 'error' | 'warning'
  /** A part, popup, skin, row or step whose schedule has ended. */
  readonly 'PRF-ENDED'?: 'error' | 'warning'
  /** A rule that can be removed, because it always holds when the rules around it hold. */
  readonly 'PRF-ALWAYS'?: 'error' | 'warning'
  /** A variant or row that never applies, because an earlier variant or row always applies first. */
  readonly 'PRF-SHADOW'?: 'error' | 'warning'
  /** A decision table in which no row holds for some people. */
  readonly 'PRF-GAP'?: 'error' | 'warning'
  /** Rows, skins or banners that apply at the same position at the same time. */
  readonly 'PRF-OVERLAP'?: 'error' | 'warning'
  /** Popups of the same priority that may open at the same time. */
  readonly 'PRF-TIE'?: 'error' | 'warning'
  /** Two images of a page that both load before everything else for the same person, and so delay each other. */
  readonly 'PRF-PRIORITY'?: 'error' | 'warning'
  /** A slot that is empty for some people. */
  readonly 'PRF-EMPTY'?: 'error' | 'warning'
  /** A slot that shows one person more parts at once than its widget allows, for example too many tabs. */
  readonly 'PRF-LIMIT'?: 'error' | 'warning'
  /** A link that is visible while the page it leads to has ended or has not begun. */
  readonly 'PRF-ENDS'?: 'error' | 'warning'
  /** A link to a page that no person who sees the link can open: the guards of its route exclude them, or the page is empty for them. */
  readonly 'PRF-CLOSED'?: 'error' | 'warning'
  /** A link to a page that some people who see the link cannot open, or that nobody who sees the link can open without logging in first. */
  readonly 'PRF-PARTLY-CLOSED'?: 'error' | 'warning'
  /** A page that only some people can reach by links, or a banner that no list shows. */
  readonly 'PRF-UNREACHED'?: 'error' | 'warning'
  /** An action that fails for every person who can start it. */
  readonly 'PRF-FAILS'?: 'error' | 'warning'
  /** A statement about rules that the proofs cannot decide, for example because it takes too long. It may be true or false. */
  readonly 'PRF-NOT-PROVEN'?: 'error' | 'warning'
}

/** How strict the proofs about the rules of the whole site are. A proof finds problems that depend on who looks at a page and when. */
export type Proofs = {
  /** Whether a finding of a proof stops publishing (error) or is only reported (warning). */
  readonly severity?: ProofSeverity
  /** Facts such as the container or the language. If people with one value of such a fact can reach a page by links, people with every other value must be able to reach it, too. Leave out to skip this proof. */
  readonly reach?: readonly string[]
}

/** Another path of the same page. */
export type RouteAlias = {
  /** The path of the address. */
  readonly path: string
  /** Values of the route’s parameters under this path. Required for each parameter that does not occur in this path. */
  readonly params?: { readonly [key: string]: string }
}

/** The title, description and image that browsers, search engines and shared links show. Layouts read the title as route.head.title. */
export type RouteHead = {
  /** Title of the browser tab and of shared links. */
  readonly title: FixedText
  /** One or two sentences for search engines and shared links. */
  readonly description?: FixedText
  /** Image of a shared link. Leave out to use the asset share-card. */
  readonly image?: ImageValue
}

/** Content of the bar at the top. Layouts read it as route.header.title, .back, .nativeBack, .support and .share. */
export type RouteHeader = {
  /** Title in the bar. Leave out to show the brand. */
  readonly title?: TextValue
  /** Shows an arrow that goes back. */
  readonly back?: boolean
  /** True for pages that the native app opens from its own screens: the arrow then returns to the screen of the app. Otherwise the arrow goes back in the history of the site. */
  readonly nativeBack?: boolean
  /** Shows a button that opens customer service. */
  readonly support?: boolean
  /** Shows a button that shares the page. */
  readonly share?: boolean
}

/** Sends the visitor to another address instead of showing a page. */
export type RouteRedirect = {
  /** The page or address to go to. */
  readonly to: LinkValue
  /** Keeps the part of the address after the question mark. Leave out to drop it. */
  readonly carryQuery?: boolean
}

/** One language of the site. */
export type SiteLanguage = {
  /** Code of the language in texts, in the language cookie and in addresses, for example de. */
  readonly code: string
  /** BCP 47 tag of the language, for example de or zh-Hant. It decides which plural forms, fonts and voices browsers use. */
  readonly tag: string
  /** Name of the language in the language itself. */
  readonly name: string
  /** Direction in which the language is written, such as rtl for Arabic and Hebrew. Pages are laid out in this direction, and icons that point left or right are mirrored for rtl. */
  readonly direction?: 'ltr' | 'rtl'
}

/** One tab with icon, label and link. */
export type TabEntry = {
  /** A name that no other tab of this bar has. */
  readonly id: string
  /** One short word under the icon. */
  readonly label: TextValue
  /** The icon of the tab. */
  readonly icon: IconValue
  /** The page that a press on the tab opens. */
  readonly link: LinkValue
  /** A short mark on the icon: a text, a number, or a value from a decision table. Nothing is shown while it is empty. */
  readonly badge?: Json
  /** Color of the badge: accent, alert or positive. Usually a value from a decision table. */
  readonly badgeTone?: Json
  /** A mark that the gateway sets, usually the result of the selector site.tabMark. It is shown instead of the badge. While there is no mark, the badge is shown. */
  readonly mark?: Json
  /** Routes on which the tab is marked as current. */
  readonly routes?: readonly string[]
  /** Only people for whom this rule holds see the tab. Leave out to show it to everyone. */
  readonly when?: WrittenRule
  /** The tab is visible only during these times. Leave out to show it always. */
  readonly schedule?: Schedule
}

/** A rule, and the values that apply when the rule holds. */
export type TableRow = {
  /** A name that no other row of this table has. */
  readonly id: string
  /** The row applies when this rule holds. */
  readonly when: WrittenRule
  /** The value of each column for this row. A column with a default may be left out. */
  readonly then: Values
}
