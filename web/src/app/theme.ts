import { theme as antd, type ThemeConfig } from 'antd'
import { type Accent, accentOf, type Mode, STATUS, SURFACE, TEXT } from './ramp.ts'

export const FONT =
  '"Baicai Latin","PingFang SC","HarmonyOS Sans SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif'

type Token = NonNullable<ThemeConfig['token']>
type Components = NonNullable<ThemeConfig['components']>

/** The design library in the tenant's colour; the same ramp as the CSS variables of hand-written styles. */
export function makeTheme(seed: string, mode: Mode): ThemeConfig {
  const accent = accentOf(seed, mode)
  return {
    cssVar: { key: 'baicai' },
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: { ...accentTokens(accent, mode), ...statusTokens(mode), ...neutralTokens(mode), ...shapeTokens(mode) },
    components: componentTokens(accent, mode),
  }
}

const accentTokens = (accent: Accent, mode: Mode): Token => ({
  colorPrimary: accent.fill,
  colorPrimaryHover: accent.fillHover,
  colorPrimaryActive: accent.fillActive,
  colorPrimaryBg: accent.soft,
  colorPrimaryBgHover: accent.softHover,
  colorPrimaryBorder: accent.line,
  colorPrimaryBorderHover: accent.lineHover,
  colorPrimaryText: accent.text,
  colorPrimaryTextHover: accent.textHover,
  colorPrimaryTextActive: accent.textHover,
  colorLink: accent.text,
  colorLinkHover: accent.textHover,
  colorLinkActive: accent.textHover,
  controlItemBgActive: accent.soft,
  controlItemBgActiveHover: accent.softHover,
  controlItemBgHover: SURFACE[mode].fill,
  controlOutline: accent.softHover,
  controlOutlineWidth: 3,
})

function statusTokens(mode: Mode): Token {
  const { ok, warn, err, info } = STATUS[mode]
  return {
    colorSuccess: ok[0],
    colorSuccessText: ok[0],
    colorSuccessBg: ok[1],
    colorSuccessBorder: ok[2],
    colorWarning: warn[0],
    colorWarningText: warn[0],
    colorWarningBg: warn[1],
    colorWarningBorder: warn[2],
    colorError: err[0],
    colorErrorText: err[0],
    colorErrorBg: err[1],
    colorErrorBorder: err[2],
    colorInfo: info[0],
    colorInfoText: info[0],
    colorInfoBg: info[1],
    colorInfoBorder: info[2],
  }
}

function neutralTokens(mode: Mode): Token {
  const [s, t] = [SURFACE[mode], TEXT[mode]]
  return {
    colorText: t.t1,
    colorTextHeading: t.t1,
    colorTextSecondary: t.t2,
    colorTextLabel: t.t2,
    colorTextTertiary: t.t3,
    colorTextDescription: t.t3,
    colorTextPlaceholder: t.t3,
    colorTextQuaternary: t.t4,
    colorTextDisabled: t.t4,
    colorIcon: t.t3,
    colorIconHover: t.t1,
    colorBgLayout: s.page,
    colorBgContainer: s.card,
    colorBgElevated: s.raised,
    colorBgContainerDisabled: s.fill,
    colorBorder: s.line2,
    colorBorderSecondary: s.line,
    colorSplit: s.line,
    colorBorderDisabled: s.line,
    colorFill: s.fill2,
    colorFillSecondary: s.fill,
    colorFillTertiary: s.fill,
    colorFillQuaternary: s.fill,
    colorFillAlter: s.fill,
    colorBgMask: 'rgba(16,20,28,.45)',
  }
}

function shapeTokens(mode: Mode): Token {
  const overlay =
    mode === 'light' ? '0 12px 32px rgba(16,20,28,.10), 0 2px 6px rgba(16,20,28,.05)' : '0 12px 32px rgba(0,0,0,.5)'
  return {
    fontFamily: FONT,
    fontFamilyCode: FONT,
    fontWeightStrong: 600,
    fontSize: 14,
    fontSizeSM: 12,
    fontSizeLG: 16,
    fontSizeXL: 20,
    lineHeight: 22 / 14,
    sizeUnit: 4,
    sizeStep: 4,
    controlHeight: 32,
    controlHeightSM: 26,
    controlHeightLG: 40,
    borderRadiusXS: 4,
    borderRadiusSM: 4,
    borderRadius: 6,
    borderRadiusLG: 8,
    lineWidthFocus: 2,
    boxShadowTertiary: 'none',
    boxShadow: overlay,
    boxShadowSecondary: overlay,
    motionDurationFast: '0.1s',
    motionDurationMid: '0.16s',
    motionDurationSlow: '0.24s',
    motionEaseOut: 'cubic-bezier(0.2,0,0,1)',
    motionEaseInOut: 'cubic-bezier(0.4,0,0.2,1)',
  }
}

function componentTokens(accent: Accent, mode: Mode): Components {
  const [s, t] = [SURFACE[mode], TEXT[mode]]
  const focus = `0 0 0 3px ${accent.softHover}`
  return {
    Button: {
      fontWeight: 400,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      paddingInline: 15,
      paddingInlineLG: 20,
      paddingInlineSM: 10,
      contentFontSizeLG: 15,
      contentFontSizeSM: 12,
      defaultHoverColor: accent.text,
      defaultHoverBorderColor: accent.text,
    },
    Table: {
      headerBg: s.fill,
      headerColor: t.t2,
      headerSplitColor: 'transparent',
      borderColor: s.line,
      rowHoverBg: s.page,
      rowSelectedBg: accent.soft,
      rowSelectedHoverBg: accent.softHover,
      cellPaddingBlockMD: 10,
      cellPaddingInlineMD: 12,
    },
    Tabs: {
      itemColor: t.t2,
      itemHoverColor: t.t1,
      itemSelectedColor: t.t1,
      itemActiveColor: t.t1,
      inkBarColor: accent.fill,
      titleFontSize: 15,
      horizontalItemGutter: 28,
      horizontalMargin: '0',
    },
    Form: { labelColor: t.t2, labelFontSize: 13, verticalLabelPadding: '0 0 6px', itemMarginBottom: 16 },
    Input: { activeBorderColor: accent.text, hoverBorderColor: t.t3, activeShadow: focus },
    InputNumber: { activeBorderColor: accent.text, hoverBorderColor: t.t3, activeShadow: focus },
    DatePicker: { activeBorderColor: accent.text, hoverBorderColor: t.t3, activeShadow: focus },
    Select: {
      activeBorderColor: accent.text,
      hoverBorderColor: t.t3,
      optionSelectedBg: accent.soft,
      optionSelectedColor: accent.text,
    },
    Tree: { titleHeight: 34, indentSize: 18, nodeSelectedBg: accent.soft, nodeSelectedColor: accent.text },
    Tag: { defaultBg: s.card, defaultColor: t.t2 },
    Modal: { titleFontSize: 16, titleColor: t.t1 },
  }
}
