import { findContract } from '#contract/contracts/contracts.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { ContractDialog } from './ContractDialog.tsx'

/** Dialog that edits a draft, with its clauses and stages. */
export function EditDraftDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const contract = useOptionalRead(findContract, { id })
  return contract ? <ContractDialog key={contract.version} edited={contract} onClose={onClose} /> : null
}
