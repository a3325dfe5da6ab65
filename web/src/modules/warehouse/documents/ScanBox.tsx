import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined.js'
import ScanOutlined from '@ant-design/icons-svg/es/asn/ScanOutlined.js'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CodeMatch, findStockCode } from '#contract/warehouse/stock.ts'
import { call } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CameraDialog } from '../scan/CameraDialog.tsx'
import { hasCamera } from '../scan/useCamera.ts'
import css from './ScanBox.module.css'

interface ScanBoxProps {
  readonly warehouseId?: string
  readonly onMatch: (match: CodeMatch) => void
}

/** Field for hand scanners, which type a code and press Enter, and for the camera; an ambiguous code asks. */
export function ScanBox({ warehouseId, onMatch }: ScanBoxProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isFilming, setIsFilming] = useState(false)
  const [several, setSeveral] = useState<readonly CodeMatch[]>([])
  const choose = (match: CodeMatch) => {
    setSeveral([])
    onMatch(match)
    input.current?.focus()
  }
  const find = useMutation({
    mutationFn: (scanned: string) => call(findStockCode, { code: scanned, ...(warehouseId ? { warehouseId } : {}) }),
    onSuccess: (matches, scanned) => {
      setCode('')
      const [match] = matches
      if (!match) toast.error(t('stockDocuments.scan.none', { code: scanned }))
      else if (matches.length === 1) choose(match)
      else setSeveral(matches)
    },
  })
  const submit = () => {
    if (code.trim() !== '') find.mutate(code.trim())
  }
  // Scanners end a code with Enter; it must not submit the form around.
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <div>
      <div className={css['box']}>
        <Input
          ref={input}
          aria-label={t('stockDocuments.scan.label')}
          placeholder={t('stockDocuments.scan.placeholder')}
          maxLength={100}
          before={<Icon of={ScanOutlined} />}
          value={code}
          onKeyDown={submitByKey}
          onChange={(event) => setCode(event.target.value)}
        />
        {hasCamera() && (
          <Button onClick={() => setIsFilming(true)} aria-label={t('stockDocuments.scan.camera')}>
            <Icon of={CameraOutlined} />
          </Button>
        )}
        <Button busy={find.isPending} onClick={submit}>
          {t('stockDocuments.scan.submit')}
        </Button>
      </div>
      {isFilming && (
        <CameraDialog
          onClose={() => setIsFilming(false)}
          onCode={(scanned) => {
            setIsFilming(false)
            find.mutate(scanned.trim())
          }}
        />
      )}
      {several.length > 0 && (
        <fieldset className={css['several']}>
          <legend>{t('stockDocuments.scan.several')}</legend>
          {several.map((match) => (
            <Button key={`${match.kind}${match.id}`} size="sm" onClick={() => choose(match)}>
              {match.label} {match.under}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
