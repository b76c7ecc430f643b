/** A view or a click of a node, as pages report it. It contains no personal data: ids of documents of the site only. */
export interface NodeEvent {
  readonly kind: 'impression' | 'click'
  /** The document and the address of the node. */
  readonly document: string
  readonly node: string
  readonly release: string
  readonly route: string
}
