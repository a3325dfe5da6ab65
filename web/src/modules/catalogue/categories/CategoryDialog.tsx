import { useTranslation } from 'react-i18next'
import { createCategory, editCategory } from '#contract/catalogue/categories.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { AttributeRows } from './AttributeRows.tsx'
import type { CategoryEdit } from './categoryEdit.ts'

interface CategoryDialogProps {
  readonly writing: CategoryEdit
  readonly onClose: () => void
}

/** Dialog that adds or edits a category. */
export function CategoryDialog({ writing, onClose }: CategoryDialogProps) {
  const { t } = useTranslation()
  const category = 'category' in writing ? writing.category : undefined
  const parent = 'category' in writing ? undefined : writing.parent
  const form = useForm({
    route: category ? editCategory : createCategory,
    fixed: category ? { id: category.id, version: category.version } : parent ? { parentId: parent.id } : undefined,
    initial: category ?? { kind: parent?.kind ?? 'goods', position: 0, isShield: '0', taxRate: '13' },
    labels: 'categories.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  return (
    <FormDialog of={form} title={useTitleOf(writing)} width={800} onClose={onClose}>
      <Fields
        of={form}
        columns={3}
        fields={{
          name: {},
          enName: {},
          code: {},
          kind: { optionLabel: (kind) => t(`categories.kinds.${kind}`) },
          isShield: { optionLabel: (value) => t(`categories.shields.${value}`) },
          position: {},
          taxRate: {},
          taxCategoryCode: {},
          needsInspection: {},
          picture: { as: 'line' },
        }}
      />
      <AttributeRows rows={form.rows('attributes', 'categories.attribute')} />
    </FormDialog>
  )
}

function useTitleOf(writing: CategoryEdit): string {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  if ('category' in writing) return t('categories.editTitle')
  return writing.parent ? t('categories.addBelowTitle', { name: nameOf(writing.parent) }) : t('categories.addTitle')
}
