import { eventsOf } from '#contract/kit/event.ts'
import { Amount, Count, Day, Id, List, OneOf, Optional, shape, Type } from '#contract/kit/schema.ts'
import { ContractStatus } from './contract.ts'
import { ContractChangeKind } from './contractChange.ts'
import { ContractParty, SigningWay } from './signature.ts'
import { TemplateStatus } from './contractTemplates.ts'

const facts = shape({
  contractNo: Type.String(),
  title: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  authorId: Id,
  gross: Amount,
}).properties
const ofSignature = { ...facts, party: ContractParty, how: SigningWay, documentNo: Count, changeNo: Optional(Count) }
const ofChange = { ...facts, kind: ContractChangeKind, changeNo: Count }
/** Accounts whose signatures became void. */
const signers = { signers: List(Id) }
const ofDeposit = { ...facts, amount: Amount, forfeited: Amount }
const ofStage = { ...facts, stageNo: Count, name: Type.String(), amount: Amount }

export const contractsEvents = {
  ...eventsOf('contract', ContractStatus, {
    saved: facts,
    submitted: facts,
    withdrawn: { ...facts, ...signers },
    approved: facts,
    rejected: facts,
    approvalExpired: facts,
    scanned: ofSignature,
    scanRejected: { ...ofSignature, signerId: Id },
    signed: { ...ofSignature, sha256: Type.String(), fingerprint: Optional(Type.String()) },
    concluded: facts,
    refused: { ...facts, ...signers, party: ContractParty },
    lapsed: { ...facts, ...signers },
    voided: { ...facts, ...signers, wasSent: Type.Boolean() },
    stageReported: ofStage,
    stageReturned: ofStage,
    stageDone: ofStage,
    stageDue: { ...ofStage, dueOn: Day, days: Count },
    depositReported: ofDeposit,
    depositConfirmed: ofDeposit,
    depositDeclined: ofDeposit,
    depositSettling: ofDeposit,
    depositKept: ofDeposit,
    depositReturned: ofDeposit,
    depositForfeited: ofDeposit,
    depositDue: { ...ofDeposit, dueOn: Day, days: Type.Integer() },
    completed: facts,
    archived: { ...facts, archiveNo: Type.String() },
    ending: { ...facts, lastDay: Day, days: Count },
    changeProposed: ofChange,
    changeWithdrawn: { ...ofChange, ...signers },
    changeApproved: ofChange,
    changeRejected: ofChange,
    changeExpired: ofChange,
    changeRefused: { ...ofChange, ...signers, party: ContractParty },
    changed: { ...ofChange, gross: Amount, lastDay: Day },
  }),
  ...eventsOf('contractTemplate', TemplateStatus, {
    saved: { name: Type.String() },
    published: { name: Type.String(), edition: Count },
    disabled: { name: Type.String() },
    enabled: { name: Type.String() },
  }),
  ...eventsOf('companySeal', OneOf(['active', 'disabled']), {
    created: { entityName: Type.String(), kind: Type.String(), keeperId: Id },
    certificateShown: { entityName: Type.String(), fingerprint: Type.String() },
    certificateAccepted: { entityName: Type.String(), fingerprint: Type.String() },
    certificateRejected: { entityName: Type.String(), fingerprint: Type.String() },
    disabled: { entityName: Type.String() },
    enabled: { entityName: Type.String() },
  }),
}
