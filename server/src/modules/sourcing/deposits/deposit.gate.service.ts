import type { Db } from '#kit/database/database.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { type DepositRow, findDeposit } from './deposit.store.ts'

type Asking = Pick<ProjectRow, 'id' | 'deposit_amount'>

/** Whether a supplier may quote as far as deposits go: none is asked for, or its own was received. */
export const isDepositHeld = (project: Asking, deposit: Pick<DepositRow, 'status'> | undefined): boolean =>
  project.deposit_amount === null || deposit?.status === 'held'

/** The same, read from the database. */
export const hasDeposit = async (db: Db, project: Asking, supplierId: string): Promise<boolean> =>
  project.deposit_amount === null || isDepositHeld(project, await findDeposit(db, project.id, supplierId))
