import { findAgreement } from '#contract/agreements/agreements.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { AgreementDialog } from './AgreementDialog.tsx'

/** Dialog that edits a draft, with its lines. */
export function EditDraftDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const agreement = useOptionalRead(findAgreement, { id })
  return agreement ? <AgreementDialog key={agreement.version} edited={agreement} onClose={onClose} /> : null
}
