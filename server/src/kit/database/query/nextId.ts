import type { Tx } from '../database.ts'
import { sqlQuery } from '../query.ts'

const statement = sqlQuery('kit.nextId', 'select kit.next_id() as "id!"')

/** Generates an id in advance, for a row that other statements reference before or while it is inserted. */
export const nextId = async (tx: Tx): Promise<string> => (await statement.one(tx)).id
