import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined.js'
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StoredPicture } from '#web/kit/upload/StoredPicture.tsx'
import { keywordOf, type MallAddress } from '#web/modules/catalogue/mall/mallAddress.ts'
import type { MallState } from '#web/modules/catalogue/mall/useMallAddress.ts'
import { PictureDialog } from './PictureDialog.tsx'
import css from './PictureNote.module.css'

const LONGEST = 100

interface PictureNoteProps {
  readonly address: MallAddress
  readonly onChange: MallState['change']
}

/** Picture of the search with the recognised words, which can be edited, because recognition may be wrong. */
export function PictureNote({ address, onChange }: PictureNoteProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const { imageKey = '' } = address
  const requested = keywordOf(address)
  const [words, setWords] = useState(requested)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ searchWords: words.trim() || undefined })
  }
  const icon = <Icon of={CameraOutlined} className={css['icon']} />
  return (
    <section className={`card ${css['note']}`} aria-label={t('byPicture.title')}>
      <button
        type="button"
        className={css['picture']}
        aria-label={t('byPicture.another')}
        onClick={() => setIsChoosing(true)}
      >
        {/^[0-9a-f]{40}$/.test(imageKey) ? <StoredPicture storageFileId={imageKey} name="" fallback={icon} /> : icon}
      </button>
      <form onSubmit={onSubmit}>
        <label htmlFor={id}>{t('byPicture.words')}</label>
        <div className={css['row']}>
          <Input
            id={id}
            value={words}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('byPicture.placeholder')}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" variant={words.trim() === requested ? 'plain' : 'solid'}>
            {t('byPicture.search')}
          </Button>
          <Button className={css['another']} onClick={() => setIsChoosing(true)}>
            {t('byPicture.another')}
          </Button>
        </div>
        {requested === '' && <p className={css['none']}>{t('byPicture.noWords')}</p>}
      </form>
      <Button
        variant="text"
        className={css['end']}
        icon={<Icon of={CloseOutlined} />}
        aria-label={t('byPicture.end')}
        onClick={() => onChange({ imgStatus: undefined, imageKey: undefined })}
      />
      {isChoosing && <PictureDialog onClose={() => setIsChoosing(false)} />}
    </section>
  )
}
