import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'

/** Algorithm suite for new keys, by tenant setting. Later rounds keep the suite of the first. */
export const suiteFor = async (db: Db): Promise<SuiteId> => (await readSettings(db, 'sealSuite')).sealSuite
