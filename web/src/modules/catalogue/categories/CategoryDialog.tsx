import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Category, CategoryDraft, createCategory, editCategory } from '#contract/catalogue/categories.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Refused, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { fits, focusWrong, useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { AttributeRows } from './AttributeRows.tsx'
import { useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import type { Writing } from './CategoryBookPage.tsx'

interface CategoryDialogProps {
  readonly writing: Writing
  readonly onClose: () => void
}

const blank: Partial<CategoryDraft> = {
  code: '',
  name: '',
  enName: '',
  kind: 'goods',
  position: 0,
  picture: '',
  isShield: '0',
  attributes: [],
  taxRate: '13',
  taxCategoryCode: '',
}

/** What of a category can be written: the fields of its draft, and no others. */
const draftOf = (category: Category): Partial<CategoryDraft> =>
  Object.fromEntries(Object.entries(category).filter(([name]) => name in CategoryDraft.properties))

/** Writes a category, old or new. */
export function CategoryDialog({ writing, onClose }: CategoryDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [draft, setDraft] = useState<Partial<CategoryDraft>>(startOf(writing))
  const [tried, setTried] = useState(false)
  const { save, error, isPending } = useSave(writing, onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fits(CategoryDraft, draft)) save(draft)
    else focusWrong(form.current)
  }
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button type="submit" form={formId} look="solid" busy={isPending}>
        {t('common.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={useTitleOf(writing)} width={800} onClose={onClose} foot={foot}>
      <form id={formId} ref={form} noValidate onSubmit={onSubmit}>
        {error instanceof Refused && (
          <Alert tone="err" told>
            {error.message}
          </Alert>
        )}
        <CategoryFields draft={draft} tried={tried} onChange={(part) => setDraft((all) => ({ ...all, ...part }))} />
      </form>
    </Dialog>
  )
}

const startOf = (writing: Writing): Partial<CategoryDraft> =>
  'category' in writing ? draftOf(writing.category) : { ...blank, kind: writing.parent?.kind ?? 'goods' }

function useTitleOf(writing: Writing): string {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  if ('category' in writing) return t('categories.editTitle')
  return writing.parent ? t('categories.addBelowTitle', { name: nameOf(writing.parent) }) : t('categories.addTitle')
}

function useSave(writing: Writing, onClose: () => void) {
  const { t } = useTranslation()
  const create = useWrite(createCategory, { silent: true })
  const edit = useWrite(editCategory, { silent: true })
  const onSuccess = () => (toast.success(t('common.done')), onClose())
  const save = (draft: CategoryDraft) => {
    if ('category' in writing) {
      const { id, version } = writing.category
      edit.mutate({ id, version, ...draft }, { onSuccess })
    } else create.mutate({ ...(writing.parent ? { parentId: writing.parent.id } : {}), ...draft }, { onSuccess })
  }
  return { save, error: create.error ?? edit.error, isPending: create.isPending || edit.isPending }
}

interface CategoryFieldsProps {
  readonly draft: Partial<CategoryDraft>
  readonly tried: boolean
  readonly onChange: (part: Partial<CategoryDraft>) => void
}

function CategoryFields({ draft, tried, onChange }: CategoryFieldsProps) {
  const { t } = useTranslation()
  const field = useFieldOf()({
    schema: CategoryDraft,
    values: draft,
    onChange,
    label: (name) => t(`categories.field.${name}`),
    tried,
  })
  const kinds = (['goods', 'service'] as const).map((value) => ({
    value,
    label: t(`categories.kinds.${value}`),
  }))
  const shields = (['0', '1'] as const).map((value) => ({ value, label: t(`categories.shields.${value}`) }))
  return (
    <>
      <FieldGrid>
        <Field {...field('name')} control={<Input maxLength={40} />} />
        <Field {...field('enName')} control={<Input maxLength={80} />} />
        <Field {...field('code')} control={<Input maxLength={32} />} />
        <Field {...field('kind')} control={<Select options={kinds} />} />
        <Field {...field('isShield')} control={<Select options={shields} />} />
        <Field {...field('position')} control={<Input inputMode="numeric" />} />
        <Field {...field('taxRate')} control={<Input inputMode="decimal" />} />
        <Field {...field('taxCategoryCode')} control={<Input maxLength={19} />} />
        <Field {...field('picture')} control={<Input maxLength={300} />} />
      </FieldGrid>
      <AttributeRows
        attributes={draft.attributes ?? []}
        tried={tried}
        onChange={(attributes) => onChange({ attributes })}
      />
    </>
  )
}
