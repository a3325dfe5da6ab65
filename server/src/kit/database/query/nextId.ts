import type { Tx } from '../database.ts'
import { sqlQuery } from '../query.ts'

const statement = sqlQuery('kit.nextId', 'select kit.next_id() as "id!"')

/** A new id, for a row that other statements name before or while it is inserted. */
export const nextId = async (tx: Tx): Promise<string> => (await statement.one(tx)).id
