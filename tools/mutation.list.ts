import { approvals } from './mutants/approvals.ts'
import { award } from './mutants/sourcing/award.ts'
import { evaluation } from './mutants/sourcing/evaluation.ts'
import { demands } from './mutants/sourcing/demands.ts'
import { awards } from './mutants/sourcing/orders.ts'
import { negotiation } from './mutants/sourcing/negotiation.ts'
import { batch } from './mutants/ordering/batch.ts'
import { catalogue } from './mutants/catalogue.ts'
import { spreadsheets } from './mutants/spreadsheets.ts'
import { pictureSearch } from './mutants/pictureSearch.ts'
import { search } from './mutants/search.ts'
import { stock } from './mutants/stock.ts'
import { certificates } from './mutants/certificates.ts'
import { contract } from './mutants/contract.ts'
import { feedbacks } from './mutants/portal/feedbacks.ts'
import { files } from './mutants/files.ts'
import { identity } from './mutants/identity.ts'
import { roles } from './mutants/roles.ts'
import { jobs } from './mutants/jobs.ts'
import { kit } from './mutants/kit.ts'
import { http } from './mutants/http.ts'
import { database } from './mutants/database.ts'
import { tenantTransfer } from './mutants/tenantTransfer.ts'
import { ledger } from './mutants/ledger.ts'
import { limits } from './mutants/limits.ts'
import { login } from './mutants/login.ts'
import { oneTimeTokens } from './mutants/oneTimeTokens.ts'
import { attempts } from './mutants/attempts.ts'
import { notices } from './mutants/portal/articles.ts'
import { notifications } from './mutants/notifications/messages.ts'
import { home } from './mutants/home/layouts.ts'
import { workbench } from './mutants/workbench/workbench.ts'
import { ordering } from './mutants/ordering.ts'
import { invoiceTitles } from './mutants/ordering/invoiceTitles.ts'
import { orderMoves } from './mutants/ordering/orderMoves.ts'
import { outbound } from './mutants/outbound.ts'
import { portal } from './mutants/portal/portal.ts'
import { registrations } from './mutants/portal/registrations.ts'
import { restrictions } from './mutants/portal/restrictions.ts'
import { provider } from './mutants/provider.ts'
import { records } from './mutants/records.ts'
import { objections } from './mutants/sourcing/objections.ts'
import { sealedFiles } from './mutants/sealing/attachments.ts'
import { confirmedQuotes } from './mutants/sealing/confirmed.ts'
import { openersOfRounds } from './mutants/sealing/openers.ts'
import { passkeysOfOpeners } from './mutants/sealing/passkeys.ts'
import { sealedRounds } from './mutants/sealing/rounds.ts'
import { sealedLog } from './mutants/sealing/log.ts'
import { sealedQuotes } from './mutants/sealing/quotes.ts'
import { sourcingLetters } from './mutants/sourcing/letters.ts'
import { sourcing } from './mutants/sourcing.ts'
import { sso } from './mutants/sso.ts'
import type { Mutant } from './mutants/mutant.ts'

const numberOf = ({ guards }: Mutant) => Number(guards.slice(2))

/** Sorted by module, or by subject in modules with many guards, in the order of the invariants. */
export const mutants: readonly Mutant[] = [
  ...contract,
  ...kit,
  ...http,
  ...database,
  ...tenantTransfer,
  ...limits,
  ...outbound,
  ...jobs,
  ...feedbacks,
  ...files,
  ...identity,
  ...roles,
  ...login,
  ...oneTimeTokens,
  ...attempts,
  ...certificates,
  ...approvals,
  ...ledger,
  ...batch,
  ...catalogue,
  ...spreadsheets,
  ...pictureSearch,
  ...search,
  ...stock,
  ...notices,
  ...notifications,
  ...home,
  ...workbench,
  ...ordering,
  ...invoiceTitles,
  ...awards,
  ...demands,
  ...orderMoves,
  ...sealedQuotes,
  ...sealedLog,
  ...sealedRounds,
  ...openersOfRounds,
  ...passkeysOfOpeners,
  ...confirmedQuotes,
  ...sealedFiles,
  ...sourcing,
  ...negotiation,
  ...sourcingLetters,
  ...award,
  ...objections,
  ...evaluation,
  ...sso,
  ...provider,
  ...records,
  ...portal,
  ...registrations,
  ...restrictions,
].toSorted((a, b) => numberOf(a) - numberOf(b))
