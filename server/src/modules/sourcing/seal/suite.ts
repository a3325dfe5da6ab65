import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'

/**
 * The algorithms of keys that are made now: the tenant's setting. Later rounds of a project keep those of its first.
 */
export const suiteFor = async (sql: Db): Promise<SuiteId> => (await readSettings(sql, 'sealSuite')).sealSuite
