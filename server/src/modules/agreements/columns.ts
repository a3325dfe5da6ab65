import type {
  CallOff,
  PriceRule,
  AgreementSource,
  AgreementStatus,
  ChangeKind,
  ChangeStatus,
} from '#contract/agreements/agreement.ts'
import type { IndexPeriod } from '#contract/agreements/indices/indexRule.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import type { StoredFile } from '#contract/files/files.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'agreements.attachments': StoredFile[]
  'agreements.call_off': CallOff
  'agreements.price_rule': PriceRule
  'agreements.index_period': IndexPeriod
  'agreements.source': AgreementSource
  'agreements.status': AgreementStatus
  'changes.kind': ChangeKind
  'changes.status': ChangeStatus
  'lines.base_tiers': Tier[]
  'lines.tiers': Tier[]
}
