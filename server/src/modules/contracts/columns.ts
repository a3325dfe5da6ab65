import type {
  ClauseDraft,
  ContractSource,
  ContractStatus,
  StageStatus,
  VariableValue,
} from '#contract/contracts/contract.ts'
import type { ChangedTerms, ContractChangeKind, ContractChangeStatus } from '#contract/contracts/contractChange.ts'
import type { TemplateClause, TemplateStatus } from '#contract/contracts/contractTemplates.ts'
import type { SealKind, SealStatus } from '#contract/contracts/companySeals.ts'
import type { ContractParty, SignatureStatus, SigningWay } from '#contract/contracts/signature.ts'
import type { DepositStatus } from '#contract/contracts/deposit.ts'
import type { StoredFile } from '#contract/files/files.ts'
import type { FrozenContent } from '#contract/contracts/signature.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'changes.after': ChangedTerms
  'changes.before': ChangedTerms
  'changes.kind': ContractChangeKind
  'changes.status': ContractChangeStatus
  'contracts.clauses': ClauseDraft[]
  'contracts.source': ContractSource
  'contracts.status': ContractStatus
  'contracts.values': VariableValue[]
  'deposits.receipts': StoredFile[]
  'deposits.status': DepositStatus
  'documents.content': FrozenContent
  'documents.state': 'open' | 'signed' | 'void'
  'editions.clauses': TemplateClause[]
  'seals.certificate_status': 'none' | 'pending' | 'active'
  'seals.kind': SealKind
  'seals.party': ContractParty
  'seals.status': SealStatus
  'signatures.how': SigningWay
  'signatures.party': ContractParty
  'signatures.scan': StoredFile | null
  'signatures.status': SignatureStatus
  'stages.status': StageStatus
  'templates.status': TemplateStatus
}
