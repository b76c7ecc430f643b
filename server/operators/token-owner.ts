/** The owner of the machine, who has the publish token. No operator has this id or name. */
export const TOKEN_OWNER = { id: 'publish-token', name: 'publish token' } as const
