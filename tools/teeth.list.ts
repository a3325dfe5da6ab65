import { approvals } from './teeth/approvals.ts'
import { catalogue } from './teeth/catalogue.ts'
import { certificates } from './teeth/certificates.ts'
import { contract } from './teeth/contract.ts'
import { files } from './teeth/files.ts'
import { identity } from './teeth/identity.ts'
import { kit } from './teeth/kit.ts'
import { ledger } from './teeth/ledger.ts'
import { login } from './teeth/login.ts'
import { ordering } from './teeth/ordering.ts'
import { portal } from './teeth/portal.ts'
import { provider } from './teeth/provider.ts'
import { sso } from './teeth/sso.ts'
import type { Tooth } from './teeth/tooth.ts'

const numberOf = ({ guards }: Tooth) => Number(guards.slice(2))

/** One file a module, by what is taken out; in the order of the invariants. */
export const teeth: readonly Tooth[] = [
  ...contract,
  ...kit,
  ...files,
  ...identity,
  ...login,
  ...certificates,
  ...approvals,
  ...ledger,
  ...catalogue,
  ...ordering,
  ...sso,
  ...provider,
  ...portal,
].toSorted((a, b) => numberOf(a) - numberOf(b))
