import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxShortcuts, saveShortcuts } from '#contract/workbench/workbench.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { ReorderList } from '#web/kit/data/ReorderList.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Shortcuts.module.css'
import type { MenuPage } from './useShortcuts.ts'

interface ShortcutDialogProps {
  readonly version: number
  readonly pages: readonly MenuPage[]
  readonly chosen: readonly MenuPage[]
  readonly MenuIcon: ComponentType<{ readonly routeName: string }>
  readonly onClose: () => void
}

/** Dialog to choose shortcuts and their order. */
export function ShortcutDialog({ version, pages, chosen, MenuIcon, onClose }: ShortcutDialogProps) {
  const { t } = useTranslation()
  const [ids, setIds] = useState(() => chosen.map(({ id }) => id))
  const { mutate: save, isPending } = useWrite(saveShortcuts, {
    onDone: () => {
      toast.success(t('workbench.shortcut.saved'))
      onClose()
    },
  })
  const own = ids.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  const others = pages.filter(({ id }) => !ids.includes(id))
  const isFull = ids.length >= maxShortcuts
  return (
    <Dialog
      title={t('workbench.shortcut.dialog')}
      place="bottom"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" busy={isPending} onClick={() => save({ version, menuIds: ids })}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <p className={css['hint']}>{t('workbench.shortcut.hint', { count: maxShortcuts })}</p>
      <h3 className={css['heading']}>{t('workbench.shortcut.chosen')}</h3>
      {own.length === 0 ? (
        <p className={css['hint']}>{t('workbench.shortcut.none')}</p>
      ) : (
        <ReorderList
          label={t('workbench.shortcut.chosen')}
          items={own}
          nameOf={({ name }) => name}
          dragLabel={(name) => t('workbench.shortcut.drag', { name })}
          onChoose={() => undefined}
          onReorder={(order) => setIds([...order])}
          render={({ id, name, routeName }) => (
            <span className={css['own']}>
              <MenuIcon routeName={routeName} />
              <span>{name}</span>
              <Button
                size="sm"
                variant="text"
                icon={<Icon of={CloseOutlined} />}
                aria-label={t('workbench.shortcut.remove', { name })}
                onClick={() => setIds(ids.filter((each) => each !== id))}
              />
            </span>
          )}
        />
      )}
      <h3 className={css['heading']}>{t('workbench.shortcut.others')}</h3>
      {isFull || others.length === 0 ? (
        <p className={css['hint']}>{t(isFull ? 'workbench.shortcut.full' : 'workbench.shortcut.all')}</p>
      ) : (
        <ul className={css['others']}>
          {others.map(({ id, name, routeName }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('workbench.shortcut.addOne', { name })}
                onClick={() => setIds([...ids, id])}
              >
                <MenuIcon routeName={routeName} />
                <span>{name}</span>
                <Icon of={PlusOutlined} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
