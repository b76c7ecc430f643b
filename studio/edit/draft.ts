/**
 * The working copy of one document: its text, undo without limit, and autosave. What was typed stays on this device
 * until the server has it. A response never replaces text that was typed after its request.
 */
import { errorMessage } from '../../engine/core/error-message.ts'
import { type Keep, type MergedFile, mergeFile } from '../../engine/document/edit/merge-file.ts'
import { ApiError } from '../api/client.ts'
import type { ChangeItem, SentContent } from '../api/api.ts'
import { changeBetween, inverse, type TextChange, withChange } from './text-edit.ts'

export type SaveState =
  | 'unchanged'
  | 'saved'
  | 'saving'
  /** Typed, and not sent yet. */
  | 'waiting'
  /** The server does not answer, or the session has ended. */
  | 'kept here'
  /** Another operator has changed the same fields. */
  | 'conflict'
  | 'refused'

export interface DraftView {
  readonly text: string
  /** The number of the edit that made the text. Numbers rise within the tab, across all documents. */
  readonly edit: number
  /** The last edit that the server has. */
  readonly savedEdit: number
  /** Version of the working copy on the server; 0 while the change set does not have the document. */
  readonly version: number
  /** The text that the server has. */
  readonly saved: string
  readonly state: SaveState
  /** Why the text was not saved; undefined if the state says it. */
  readonly problem: string | undefined
  /** The version of another operator, while it conflicts with the text here. */
  readonly theirs:
    | (Pick<MergedFile, 'conflicts' | 'contradictions'> & {
        readonly text: string
        readonly author: string
        /**
         * When the author saved the text, in milliseconds since 1970. Undefined if the conflict is with a text restored
         * from this device.
         */
        readonly savedAt: number | undefined
        /** The text on which both versions are based. */
        readonly base: string
        /** The operator's own text when the conflict was found. */
        readonly mine: string
      })
    | undefined
  /**
   * Set for a text that was typed before this page was loaded: the time when it was typed, and the text on the server
   * when the document was opened.
   */
  readonly restored: { readonly at: number; readonly server: string } | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface DraftStart {
  readonly path: string
  /** The text that the server has. */
  readonly text: string
  /** 0 while the document is not in the change set. */
  readonly version: number
  /** SHA-256 of the live text; null for a new document. */
  readonly base: string | null
}

export interface DraftServer {
  /** Saves an edit. Creates the change set when there is none yet. */
  readonly save: (edit: {
    readonly path: string
    readonly version: number
    readonly base: string | null
    readonly content: SentContent
  }) => Promise<{ readonly version: number }>
}

export interface KeptText {
  readonly text: string
  /** The text of the server on which the typed text is based. */
  readonly saved: string
  /** The live text from which the change set took the document; undefined if this tab did not read it. */
  readonly live?: string
  /** When the text was typed, in milliseconds since 1970. */
  readonly at: number
}

/** Where unsaved texts are kept on this device. */
export interface DraftKeeper {
  readonly read: () => KeptText | undefined
  readonly write: (kept: KeptText | undefined) => void
}

export interface Timers {
  readonly now: () => number
  readonly after: (milliseconds: number, run: () => void) => () => void
}

/** The number of the last edit in this tab. */
let lastEdit = 0

const SAVE_AFTER_MS = 500
const RETRY_AFTER_MS = 4000

export class Draft {
  readonly path: string
  readonly #server: DraftServer
  readonly #keeper: DraftKeeper
  readonly #timers: Timers
  readonly #listeners = new Set<() => void>()
  readonly #undo: TextChange[] = []
  readonly #redo: TextChange[] = []
  readonly #base: string | null
  /** The live text, if the change set did not have the document when this draft was opened. */
  readonly #live: string | undefined
  #version: number
  /** The text that the server has. */
  #saved: string
  /** The text on which two conflicting versions are based; undefined without a conflict. */
  #forkedFrom: string | undefined
  #text: string
  #edit = ++lastEdit
  #savedEdit = this.#edit
  #isSaving = false
  #isClosed = false
  #cancelTimer: (() => void) | undefined
  #view: DraftView

  constructor(start: DraftStart, server: DraftServer, keeper: DraftKeeper, timers: Timers) {
    this.path = start.path
    this.#server = server
    this.#keeper = keeper
    this.#timers = timers
    this.#base = start.base
    this.#live = start.version === 0 ? start.text : undefined
    this.#version = start.version
    this.#saved = start.text
    this.#text = start.text
    this.#view = this.#viewOf(start.version === 0 ? 'unchanged' : 'saved')
    const kept = keeper.read()
    if (kept === undefined) return
    if (kept.text === start.text) keeper.write(undefined)
    else this.#takeKept(kept)
  }

  view = (): DraftView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Returns the typed text as it is kept on this device. */
  kept(): KeptText {
    const saved = this.#forkedFrom ?? this.#saved
    const live = this.#live === undefined ? {} : { live: this.#live }
    return { text: this.#text, saved, ...live, at: this.#timers.now() }
  }

  /** Returns the version of the working copy on the server, and what it was forked from. */
  fork(): { readonly version: number; readonly base: string | null } {
    return { version: this.#version, base: this.#base }
  }

  edit(text: string): void {
    const change = changeBetween(this.#text, text)
    if (change === undefined) return
    this.#undo.push(change)
    this.#redo.length = 0
    this.#apply(text)
  }

  undo(): void {
    const change = this.#undo.pop()
    if (change === undefined) return
    this.#redo.push(change)
    this.#apply(withChange(this.#text, inverse(change)))
  }

  redo(): void {
    const change = this.#redo.pop()
    if (change === undefined) return
    this.#undo.push(change)
    this.#apply(withChange(this.#text, change))
  }

  /** Sends unsaved text at once, except during another save or a conflict. */
  async save(): Promise<void> {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    if (this.#isSaving || this.#view.theirs !== undefined) return
    if (this.#text === this.#saved) {
      // A merge resulted in the text that the server already has.
      if (this.#view.state === 'waiting') this.#showSaved()
      return
    }
    this.#isSaving = true
    const text = this.#text
    const edit = this.#edit
    this.#show('saving')
    try {
      const { version } = await this.#server.save({
        path: this.path,
        version: this.#version,
        base: this.#base,
        content: { text },
      })
      this.#version = version
      this.#saved = text
      this.#savedEdit = edit
      this.#isSaving = false
      if (this.#text === text) {
        this.#keeper.write(undefined)
        this.#show('saved')
      } else this.#schedule(0)
    } catch (error) {
      this.#isSaving = false
      this.#takeFailure(error)
    }
  }

  /**
   * Replaces the text with the version that another operator or tab has saved. Does nothing while there is unsaved text
   * here, because saving that text merges both versions.
   */
  refresh({ version, text }: { readonly version: number; readonly text: string }): void {
    const isIdle = !this.#isSaving && this.#text === this.#saved && this.#view.theirs === undefined
    if (!isIdle || version <= this.#version) return
    const change = changeBetween(this.#text, text)
    if (change !== undefined) this.#undo.push(change)
    this.#redo.length = 0
    this.#version = version
    this.#saved = text
    this.#setText(text)
    this.#savedEdit = this.#edit
    this.#show('saved')
  }

  /**
   * Ends a conflict. If both sides have only set the same fields or moved the same items, the chosen side decides about
   * these, and all other edits of both sides are kept. If they contradict each other in another way, the whole chosen
   * text is kept.
   */
  resolve(keep: Keep): void {
    const { theirs } = this.#view
    if (theirs === undefined) return
    const { base, mine } = theirs
    const { content: decided, contradictions = [] } = mergeFile({ base, mine, theirs: theirs.text }, keep)
    // Merges edits that were made during the conflict into the decided text.
    const { content } = mergeFile({ base: mine, mine: this.#text, theirs: decided }, keep)
    const isMerged = contradictions.every(({ reason }) => reason === 'changed-twice' || reason === 'moved-twice')
    const chosen = keep === 'mine' ? this.#text : theirs.text
    const text = isMerged && typeof content === 'string' ? content : chosen
    this.#view = { ...this.#view, theirs: undefined }
    this.#forkedFrom = undefined
    const change = changeBetween(this.#text, text)
    if (change !== undefined) this.#undo.push(change)
    this.#apply(text)
  }

  /** Removes the notice about a text that was typed before this page was loaded. */
  acceptRestored(): void {
    this.#view = { ...this.#view, restored: undefined }
    for (const listener of this.#listeners) listener()
  }

  /** Makes a last attempt to save, and ends the draft. Text that the server does not accept stays on this device. */
  close(): void {
    this.#listeners.clear()
    void this.save()
    this.#isClosed = true
  }

  #setText(text: string): void {
    this.#text = text
    this.#edit = ++lastEdit
  }

  #apply(text: string): void {
    this.#setText(text)
    this.#keep()
    if (this.#view.theirs !== undefined) return this.#show('conflict')
    if (text === this.#saved && !this.#isSaving) return this.#showSaved()
    this.#schedule(SAVE_AFTER_MS)
  }

  #keep(): void {
    const kept = this.kept()
    this.#keeper.write(kept.text === kept.saved && this.#view.theirs === undefined ? undefined : kept)
  }

  #schedule(milliseconds: number): void {
    this.#cancelTimer?.()
    this.#cancelTimer = this.#timers.after(milliseconds, () => void this.save())
    this.#show(this.#isSaving ? 'saving' : 'waiting')
  }

  /** Restores a text that was typed before this page was loaded. */
  #takeKept({ text, saved, live, at }: KeptText): void {
    this.#view = { ...this.#view, restored: { at, server: this.#saved } }
    // A text of a change set that was canceled is based on the live text, because its saved text was never live.
    const base = this.#version === 0 && live !== undefined ? live : saved
    if (saved === this.#saved) this.#setText(text)
    else this.#merge({ base, mine: text, theirs: this.#saved, author: 'another operator', savedAt: undefined })
    this.#undo.push(...[changeBetween(this.#saved, this.#text)].filter((change) => change !== undefined))
    if (this.#view.theirs === undefined) this.#schedule(SAVE_AFTER_MS)
  }

  #takeFailure(error: unknown): void {
    const message = errorMessage(error)
    const status = error instanceof ApiError ? error.status : undefined
    const current = error instanceof ApiError ? currentOf(error.body) : undefined
    if (status === 409 && current !== undefined) {
      const base = this.#saved
      this.#version = current.version
      this.#saved = current.text
      this.#merge({
        base,
        mine: this.#text,
        theirs: current.text,
        author: current.changedBy,
        savedAt: current.changedAt,
      })
      if (this.#view.theirs === undefined) this.#schedule(0)
      return
    }
    if (status === 0 || status === 401 || (status !== undefined && status >= 500)) {
      // The message for a server that does not answer says to repeat the command. A draft is sent again by itself.
      this.#show('kept here', status === 0 ? undefined : message)
      if (this.#isClosed) return
      this.#cancelTimer = this.#timers.after(RETRY_AFTER_MS, () => void this.save())
      return
    }
    this.#show('refused', message)
  }

  /** Merges disjoint edits. For edits of the same field, shows both versions and leaves the text unchanged. */
  #merge({
    author,
    savedAt,
    ...versions
  }: {
    base: string
    mine: string
    theirs: string
    author: string
    savedAt: number | undefined
  }): void {
    const { content, conflicts, contradictions } = mergeFile(versions)
    if (conflicts.length > 0) {
      this.#setText(versions.mine)
      this.#forkedFrom = versions.base
      this.#view = {
        ...this.#view,
        theirs: {
          text: versions.theirs,
          base: versions.base,
          mine: versions.mine,
          author,
          savedAt,
          conflicts,
          ...(contradictions === undefined ? {} : { contradictions }),
        },
      }
      return this.#show('conflict')
    }
    const merged = typeof content === 'string' ? content : versions.mine
    const change = changeBetween(this.#text, merged)
    if (change !== undefined) this.#undo.push(change)
    this.#setText(merged)
  }

  /** Shows that the server has the text, so nothing is kept on the device. */
  #showSaved(): void {
    this.#savedEdit = this.#edit
    this.#keeper.write(undefined)
    this.#show(this.#version === 0 ? 'unchanged' : 'saved')
  }

  #show(state: SaveState, problem?: string): void {
    this.#view = { ...this.#viewOf(state, problem), theirs: this.#view.theirs, restored: this.#view.restored }
    for (const listener of this.#listeners) listener()
  }

  #viewOf(state: SaveState, problem?: string): DraftView {
    return {
      text: this.#text,
      edit: this.#edit,
      savedEdit: this.#savedEdit,
      version: this.#version,
      saved: this.#saved,
      state,
      problem,
      theirs: undefined,
      restored: undefined,
      canUndo: this.#undo.length > 0,
      canRedo: this.#redo.length > 0,
    }
  }
}

/** Returns the working copy of another operator from the body of a 409 response. */
function currentOf(
  body: unknown,
):
  | { readonly version: number; readonly text: string; readonly changedBy: string; readonly changedAt: number }
  | undefined {
  const { current } = (body ?? {}) as { readonly current?: ChangeItem | null }
  const content = current?.content
  if (current === undefined || current === null || !content || !('text' in content)) return undefined
  return { version: current.version, text: content.text, changedBy: current.changedBy, changedAt: current.changedAt }
}
