import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { Form } from '#web/kit/form/useForm.ts'
import { GoodsDialog } from './GoodsDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { isBlankItem, type Item } from './items.ts'
import type { ItemSource } from './ItemsSection.tsx'

interface AddItemsDialogProps {
  readonly form: Form<ProjectDraft>
  readonly source: ItemSource
  readonly onClose: () => void
}

/** Adds items from elsewhere, in the place of rows that nobody has filled in. */
export function AddItemsDialog({ form, source, onClose }: AddItemsDialogProps) {
  const add = (more: readonly Item[]) =>
    form.set(({ items = [] }) => ({
      items: [...items.filter((item) => !isBlankItem(item)), ...more] as ProjectDraft['items'],
    }))
  const Chosen = source === 'workbook' ? ImportDialog : GoodsDialog
  return <Chosen onAdd={add} onClose={onClose} />
}
