import { useTranslation } from 'react-i18next'
import { maxItems, type ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { Form } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { GoodsDialog } from './GoodsDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { isBlankItem, type Item, limited } from './items.ts'
import type { ItemSource } from './ItemsSection.tsx'

interface AddItemsDialogProps {
  readonly form: Form<ProjectDraft>
  readonly source: ItemSource
  readonly onClose: () => void
}

/** Adds items of another source; replaces empty rows. */
export function AddItemsDialog({ form, source, onClose }: AddItemsDialogProps) {
  const { t } = useTranslation()
  const withMore = (items: readonly Item[] = [], more: readonly Item[]) =>
    limited([...items.filter((item) => !isBlankItem(item)), ...more])
  const add = (more: readonly Item[]) => {
    form.set(({ items }) => ({ items: withMore(items, more).items as ProjectDraft['items'] }))
    if (!withMore(form.values.items, more).isWhole) toast.error(t('projectForm.items.max', { max: maxItems }))
  }
  const Chosen = source === 'workbook' ? ImportDialog : GoodsDialog
  return <Chosen onAdd={add} onClose={onClose} />
}
