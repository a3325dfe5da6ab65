import type { StoredFile } from '#contract/files/files.ts'
import type {
  AuctionEntryKind,
  AuctionPhase,
  AuctionTerms,
  BasePrice,
} from '#contract/sourcing/auction/auctionShapes.ts'
import type { AuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import type { LotOpening } from '#contract/sourcing/auction/lots.ts'
import type { AwardReason, AwardStatus } from '#contract/sourcing/award.ts'
import type { ClarificationFile } from '#contract/sourcing/clarifications/clarifications.ts'
import type { ProjectDepositStatus } from '#contract/sourcing/deposits/deposits.ts'
import type { DemandStatus } from '#contract/sourcing/demands/demands.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { ObjectionStatus, ObjectionSubject } from '#contract/sourcing/objections/objection.ts'
import type { DrawExpert, ExcludedExpert } from '#contract/sourcing/experts/draws.ts'
import type { ExpertStatus } from '#contract/sourcing/evaluation/evaluation.ts'
import type { SupplierScores } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Criterion } from '#contract/sourcing/projectDraft.ts'
import type { OpenerKeys, OpenerWrap } from '#contract/sourcing/openers.ts'
import type { ChangeNotice } from '#contract/sourcing/projectNotice.ts'
import type {
  Audit,
  AwardBy,
  Evaluation,
  IsShowPrice,
  ProjectEnding,
  ProjectKind,
  ProjectScope,
  ProjectState,
  PurchaseForm,
} from '#contract/sourcing/projectStates.ts'
import type { Province } from '#contract/sourcing/provinces.ts'
import type { AttachmentRef, QuoteStatus } from '#contract/sourcing/quotes.ts'
import type { MadeHalf } from '#contract/sourcing/ceremony.ts'
import type { PasskeyWrap } from '#contract/sourcing/seal/openerPasskeys.ts'
import type { NegotiationChoice } from '#contract/sourcing/seal/negotiation.ts'
import type { SealStatus, SealSuite } from '#contract/sourcing/seal.ts'
import type { SealMode } from '#contract/sourcing/sealModes.ts'
import type { SealEntryKind } from '#contract/sourcing/seal/sealLog.ts'

/** Base price of an item as it is stored: with what the quote of the award will say. */
export interface StoredBase extends BasePrice {
  readonly brand: string
  readonly leadDays: number
  readonly remark: string
}

/** Column types that SQL does not describe. */
export interface Columns {
  'auction_bidders.base': StoredBase[]
  'auction_bidders.openings': LotOpening[]
  'auction_entries.kind': AuctionEntryKind
  'auction_templates.rule': AuctionRule
  'auctions.phase': AuctionPhase
  'auctions.rule': AuctionTerms
  'auctions.suite': SealSuite
  'awards.reasons': AwardReason[]
  'awards.sheet': Comparison
  'awards.status': AwardStatus
  'clarifications.answer_attachments': StoredFile[]
  'clarifications.answer_files': ClarificationFile[]
  'clarifications.attachments': StoredFile[]
  'clarifications.files': ClarificationFile[]
  'deposits.proofs': StoredFile[]
  'deposits.receipts': StoredFile[]
  'deposits.status': ProjectDepositStatus
  'change_notices.changes': ChangeNotice['changes']
  'demands.status': DemandStatus
  'enrolments.attachments': StoredFile[]
  'enrolments.status': EnrolmentStatus
  'objections.answer_attachments': StoredFile[]
  'objections.attachments': StoredFile[]
  'objections.status': ObjectionStatus
  'objections.subject': ObjectionSubject
  'expert_draws.candidates': DrawExpert[]
  'expert_draws.dropped': ExcludedExpert[]
  'expert_draws.chosen': DrawExpert[]
  'expert_draws.excluded': ExcludedExpert[]
  'expert_draws.suite': SealSuite
  'negotiations.choice': NegotiationChoice
  'negotiations.items': { readonly itemId: string; readonly targetPrice: string | null }[]
  'projects.attachments': StoredFile[]
  'projects.auction_rule': AuctionRule
  'projects.audit': Audit
  'projects.award_by': AwardBy
  'projects.criteria': Criterion[]
  'projects.ending': ProjectEnding
  'projects.evaluation': Evaluation
  'projects.is_show_price': IsShowPrice
  'projects.kind': ProjectKind
  'projects.purchase_form': PurchaseForm
  'projects.region': Province
  'projects.scope': ProjectScope
  'opener_keys.keys': OpenerKeys
  'opener_keys.wrap': OpenerWrap
  'opener_passkeys.wrap': PasskeyWrap
  'projects.seal_mode': SealMode
  'projects.state': ProjectState
  'quotes.attachments': AttachmentRef[]
  'quotes.file_keys': (string | null)[]
  'quotes.status': QuoteStatus
  'seal_ceremonies.confirmations': { readonly opener: string; readonly sig: string }[]
  'seal_ceremonies.halves': MadeHalf[]
  'seal_ceremonies.signatures': { readonly maker: string; readonly sig: string }[]
  'seal_entries.kind': SealEntryKind
  'seal_openings.signatures': { readonly opener: string; readonly sig: string }[]
  'seal_rounds.key_signatures': { readonly maker: string; readonly sig: string }[]
  'seal_rounds.mode': SealMode
  'seal_rounds.status': SealStatus
  'seal_rounds.suite': SealSuite
  'score_sheets.scores': SupplierScores[]
  'score_sheets.status': ExpertStatus
  'score_submissions.scores': SupplierScores[]
  'sealed_attachments.keys': string[]
  'sealed_quotes.keys': string[]
}
