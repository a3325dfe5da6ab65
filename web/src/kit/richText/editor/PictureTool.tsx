import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { TextPanel } from './TextPanel.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'

interface PictureToolProps {
  readonly editor: Editor
  /** Whether a picture is selected. */
  readonly isOn: boolean
  readonly onChoose: () => void
}

/** Picture tool: uploads a picture, or edits the alternative text of the selected one. */
export function PictureTool({ editor, isOn, onChoose }: PictureToolProps) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { alt = '' } = editor.getAttributes('image') as { alt?: string }
  return (
    <>
      <ToolbarButton
        ref={trigger}
        label={t(isOn ? 'controls.richText.alt' : 'controls.richText.image')}
        icon={<Icon of={PictureOutlined} />}
        isOn={isOn}
        onPress={() => (isOn ? setIsOpen(true) : onChoose())}
      />
      {isOpen && (
        <TextPanel
          triggerRef={trigger}
          label={t('controls.richText.alt')}
          hint={t('controls.richText.altHint')}
          initial={alt}
          maxLength={200}
          onApply={(text) => void editor.chain().focus().updateAttributes('image', { alt: text.trim() }).run()}
          removal={{
            label: t('controls.richText.removeImage'),
            onRemove: () => editor.chain().focus().deleteSelection().run(),
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
