import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadPicture } from '#contract/catalogue/pictures.ts'
import { MOST_PICTURES, mostCharacters, ProductDraft, type SkuDraft } from '#contract/catalogue/products.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { fits, focusWrong, isSame, useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { FieldGrid, FormBar, Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { TextArea, Input } from '#web/kit/form/Input.tsx'
import { Pairs } from './Pairs.tsx'
import { useUnsavedChanges } from '#web/kit/form/unsaved.ts'
import { Pictures } from './Pictures.tsx'
import css from './Products.module.css'
import { SkuRows } from './SkuRows.tsx'
import type { Written } from './status.ts'

interface ProductFormProps {
  readonly initial: Written
  /** Only to be looked at. */
  readonly fixed?: boolean
  readonly busy: boolean
  readonly onSave: (draft: ProductDraft) => void
  readonly onUnsaved?: (isUnsaved: boolean) => void
}

/** Everything that a supplier says of a product, checked by the contract before it is sent. */
export function ProductForm({ initial, fixed = false, busy, onSave, onUnsaved }: ProductFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(initial)
  const [tried, setTried] = useState(false)
  const change = (next: (all: Written) => Partial<Written>) => setWritten((all) => ({ ...all, ...next(all) }))
  const patch = (part: Partial<Written>) => change(() => part)
  const isSound = fits(ProductDraft, written)
  const isUnsaved = !fixed && !isSame(written, initial)
  useUnsavedChanges(isUnsaved)
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fits(ProductDraft, written)) onSave(written)
    else focusWrong(form.current)
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <fieldset disabled={fixed} className={css['form']}>
        <Stack>
          <Basics written={written} tried={tried} onChange={patch} />
          <Section title={t('products.specs')} note={t('products.specsNote')}>
            <SkuRows
              skus={written.skus}
              tried={tried}
              onChange={(next) => change(({ skus }) => ({ skus: next(skus) }))}
            />
          </Section>
          <Media
            written={written}
            tried={tried}
            onChange={patch}
            onPictures={(next) => change(({ pictures = [] }) => ({ pictures: next(pictures) }))}
          />
          <Section title={t('products.details')} note={t('products.detailsNote')}>
            <Pairs
              label={t('products.details')}
              value={written.details ?? []}
              most={60}
              tried={tried}
              onChange={(details) => patch({ details })}
            />
          </Section>
        </Stack>
        {!fixed && (
          <FormBar told={tried && !isSound && t('common.wrong')}>
            <Button type="submit" look="solid" busy={busy}>
              {t('products.save')}
            </Button>
          </FormBar>
        )}
      </fieldset>
    </form>
  )
}

interface PartProps {
  readonly written: Written
  readonly tried: boolean
  readonly onChange: (part: Partial<Written>) => void
}

/** The product's own fields; its SKUs are written row by row. */
function useField({ written, tried, onChange }: PartProps) {
  const { t } = useTranslation()
  const fieldOf = useFieldOf()
  const { skus, ...values } = written
  return fieldOf({
    schema: ProductDraft,
    values: { ...values, skus: skus as SkuDraft[] },
    onChange: (part) => onChange(part),
    label: (name) => t(`products.field.${name}`),
    tried,
  })
}

function Basics(props: PartProps) {
  const { t } = useTranslation()
  const field = useField(props)
  return (
    <Section title={t('products.basic')}>
      <FieldGrid>
        <Field {...field('name')} control={<Input maxLength={mostCharacters.name} />} />
        <Field {...field('code')} control={<Input maxLength={60} />} />
        <Field {...field('brandName')} control={<Input maxLength={60} />} />
        <Field {...field('categoryId')} control={<CategoryPicker leaf />} hint={t('products.categoryHint')} wide />
      </FieldGrid>
    </Section>
  )
}

interface MediaProps extends PartProps {
  readonly onPictures: (next: (before: readonly string[]) => string[]) => void
}

function Media({ onPictures, ...props }: MediaProps) {
  const { t } = useTranslation()
  const field = useField(props)
  return (
    <Section title={t('products.media')}>
      <FieldGrid columns={2}>
        <Field {...field('description')} control={<TextArea rows={8} maxLength={2000} />} />
        <Pictures
          label={t('products.field.pictures')}
          hint={t('products.picture.hint', { most: MOST_PICTURES, size: uploadPicture.upload.maxBytes / 1024 / 1024 })}
          value={props.written.pictures ?? []}
          most={MOST_PICTURES}
          onChange={onPictures}
        />
      </FieldGrid>
    </Section>
  )
}
