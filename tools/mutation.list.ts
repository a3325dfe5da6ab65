import { approvals } from './mutants/approvals.ts'
import { catalogue } from './mutants/catalogue.ts'
import { certificates } from './mutants/certificates.ts'
import { contract } from './mutants/contract.ts'
import { files } from './mutants/files.ts'
import { identity } from './mutants/identity.ts'
import { jobs } from './mutants/jobs.ts'
import { kit } from './mutants/kit.ts'
import { ledger } from './mutants/ledger.ts'
import { limits } from './mutants/limits.ts'
import { login } from './mutants/login.ts'
import { ordering } from './mutants/ordering.ts'
import { outbound } from './mutants/outbound.ts'
import { portal } from './mutants/portal.ts'
import { provider } from './mutants/provider.ts'
import { sso } from './mutants/sso.ts'
import type { Mutant } from './mutants/mutant.ts'

const numberOf = ({ guards }: Mutant) => Number(guards.slice(2))

/** One file a module, by what is taken out; in the order of the invariants. */
export const mutants: readonly Mutant[] = [
  ...contract,
  ...kit,
  ...limits,
  ...outbound,
  ...jobs,
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
