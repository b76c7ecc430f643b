import { defineConstants } from '../../engine/action.ts'

export const constants = defineConstants({
  supportHref: {
    schema: { type: 'string', format: 'address' },
    description: 'Address of customer service. If empty, the button says that customer service is not available.',
  },
})
