import { containers } from '../host/host-page.ts'
import { object, record, text } from './value-schemas.ts'

export const messageSchema = record(
  { container: { enum: Object.keys(containers), 'x-expected': 'miniapp, bot or native' }, message: object },
  ['container', 'message'],
)

export const ticketSchema = record({ loginName: text }, ['loginName'])
