import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files/files.ts'
import {
  CertificateDraft,
  type CertificateDraft as Draft,
  type CertificateType,
  certificateTypeNames,
} from '#contract/suppliers/certificates.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import css from './Application.module.css'

interface CertificateRowsProps {
  readonly rows: FormRows<Draft>
  /** Files that are attached already. */
  readonly files: readonly StoredFile[]
  readonly error: string | undefined
}

/** Certificates of an application, each with its number, last day and files. */
export function CertificateRows({ rows: { items, add, remove }, files, error }: CertificateRowsProps) {
  const { t } = useTranslation()
  const place = languageTag() === 'en' ? 1 : 0
  const types = Object.entries(certificateTypeNames).map(([value, names]) => ({ value, label: names[place] }))
  const nameOf = (type: CertificateType | undefined) => (type ? certificateTypeNames[type][place] : '')
  return (
    <>
      {error !== undefined && <p className={css['missing']}>{error}</p>}
      <ul className={css['certificates']}>
        {items.map((row, index) => (
          <li key={row.key} className={css['certificate']}>
            <Fields
              of={row}
              fields={{
                type: { options: types },
                no: { required: true },
                issuer: {},
                to: { control: <DateInput />, hint: t('mySupplierRequest.toHint') },
                fileIds: {
                  wide: true,
                  required: true,
                  control: <FilesInput schema={CertificateDraft.properties.fileIds} files={files} />,
                },
              }}
            />
            <div className={css['remove']}>
              <Button
                variant="text"
                aria-label={t('mySupplierRequest.removeNamed', { name: nameOf(row.values.type) })}
                onClick={() => remove(index)}
              >
                {t('mySupplierRequest.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className={css['foot']}>
        <Button
          icon={<Icon of={PlusOutlined} />}
          onClick={() =>
            add({ type: items.length === 0 ? 'businessLicence' : 'other', no: '', issuer: '', to: '', fileIds: [] })
          }
        >
          {t('mySupplierRequest.addCertificate')}
        </Button>
      </div>
    </>
  )
}
