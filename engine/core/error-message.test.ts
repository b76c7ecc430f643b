import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

test('the message of a thrown value is never lost, even if the value is not an error or has only the messages of others', () => {
  expect(errorMessage(new Error('disk full'))).toBe('disk full')
  expect(errorMessage('disk full')).toBe('disk full')
  const refused = [new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]
  expect(errorMessage(new AggregateError(refused))).toBe(
    'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  )
  expect(errorMessage(new AggregateError(refused, 'no address responds'))).toBe('no address responds')
})
