import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '#contract/ordering/addresses.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { TextArea } from '#web/kit/form/Input.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './AddressPaste.module.css'
import { recognizeRecipient } from './recipientText.ts'
import { loadDivisions, loadStreets } from './regions.ts'

/** Values recognised in a pasted text; missing ones leave the field unchanged. */
export interface PastedAddress {
  readonly consignee?: string
  readonly mobile?: string
  readonly regions?: Region[]
  readonly detail?: string
}

interface AddressPasteProps {
  readonly onRecognized: (address: PastedAddress) => void
}

/** Recognises name, phone, region and detail in one text: when it is pasted, or by the button when it was typed. */
export function AddressPaste({ onRecognized }: AddressPasteProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [found, setFound] = useState<string>()
  const recognize = async (given: string) => {
    const address = await addressIn(given)
    const parts = (['consignee', 'mobile', 'regions', 'detail'] as const).filter((part) => address[part] !== undefined)
    if (parts.length > 0) onRecognized(address)
    const names = parts.map((part) => t(`ordering.addresses.field.${part}`)).join(t('ordering.addresses.paste.and'))
    setFound(t(parts.length > 0 ? 'ordering.addresses.paste.found' : 'ordering.addresses.paste.none', { names }))
  }
  const onPaste = ({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
    // Only a text pasted into an empty field is complete before the field changes.
    if (field.value.trim() === '') void recognize(clipboardData.getData('text'))
  }
  return (
    <div className={css['paste']}>
      <Field
        label={t('ordering.addresses.paste.label')}
        value={text}
        onChange={(value) => setText(String(value))}
        control={
          <TextArea rows={2} maxLength={500} placeholder={t('ordering.addresses.paste.hint')} onPaste={onPaste} />
        }
      />
      <div className={css['foot']}>
        <output>{found}</output>
        <Button size="sm" disabled={text.trim() === ''} onClick={() => void recognize(text)}>
          {t('ordering.addresses.paste.recognize')}
        </Button>
      </div>
    </div>
  )
}

async function addressIn(text: string): Promise<PastedAddress> {
  const { consignee, mobile, address } = recognizeRecipient(text, await loadDivisions())
  const district = address?.regions.at(-1)
  const streets = district ? await loadStreets(district.code) : []
  const street = streets.find(({ name }) => address?.rest.startsWith(name))
  const detail = address?.rest.slice(street?.name.length ?? 0)
  return {
    ...(consignee === undefined ? {} : { consignee }),
    ...(mobile === undefined ? {} : { mobile }),
    ...(address ? { regions: [...address.regions, ...(street ? [street] : [])] } : {}),
    ...(detail ? { detail } : {}),
  }
}
