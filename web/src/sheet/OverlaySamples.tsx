import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js'
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined.js'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { HelpButton } from '#web/kit/overlay/HelpButton.tsx'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import { Popover } from '#web/kit/overlay/Popover.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import css from './Sheet.module.css'
import { Sample } from './Sample.tsx'
import { RegionPicker } from './RegionPicker.tsx'

export function OverlaySamples() {
  const [isOpen, setIsOpen] = useState(false)
  const act = () => undefined
  return (
    <Section title="浮层与菜单">
      <div className={css['row']}>
        <MenuButton
          label="更多"
          className={css['more']}
          sections={[
            {
              id: 'work',
              entries: [
                { id: 'edit', label: '编辑', icon: <Icon of={EditOutlined} />, note: 'E', onAction: act },
                { id: 'copy', label: '复制为新单据', icon: <Icon of={CopyOutlined} />, onAction: act },
                { id: 'back', label: '撤回', note: '已审批，不可撤回', isDisabled: true, onAction: act },
              ],
            },
            {
              id: 'loss',
              entries: [
                {
                  id: 'remove',
                  label: '删除草稿',
                  icon: <Icon of={DeleteOutlined} />,
                  isDanger: true,
                  onAction: act,
                },
              ],
            },
          ]}
        />
        <HelpButton name="简称" text="显示在页面左上角和身份验证器中。" />
        <Popover label="修改交货日期" title="修改交货日期">
          {(close) => (
            <>
              <Sample label="新日期" required control={<DateInput />} initial="2026-12-04" />
              <Button variant="solid" onClick={close}>
                保存
              </Button>
            </>
          )}
        </Popover>
        <Tooltip text="列设置">
          <Button aria-label="列设置" icon={<Icon of={SettingOutlined} />} />
        </Tooltip>
        <Button onClick={() => toast.success('已加入购物车', { label: '查看购物车', onAction: act })}>提示</Button>
        <Button onClick={() => setIsOpen(true)}>抽屉</Button>
        <Button
          onClick={() =>
            void confirm({
              title: '删除草稿',
              text: '删除后无法恢复。',
              ok: '删除',
              cancel: '取消',
              danger: true,
            })
          }
        >
          确认框
        </Button>
      </div>
      {isOpen && (
        <Dialog title="编辑收货地址" place="right" width={480} onClose={() => setIsOpen(false)}>
          <Sample label="所在地区" required control={<RegionPicker />} />
        </Dialog>
      )}
    </Section>
  )
}
