/** Colours of the studio by the name of an attribute's value. */
export const colours: Readonly<Record<string, string>> = {
  黑色: '#26292e',
  白色: '#f1f2f3',
  蓝色: '#1f5fa8',
  红色: '#c8201e',
  黄色: '#f2b705',
  绿色: '#2d8a57',
  灰色: '#8b9098',
  橙色: '#ef6a1e',
  雅白: '#eceef0',
  深灰: '#4a4f57',
  曜石黑: '#202226',
  银灰: '#b9bec6',
  原木色: '#d8b98a',
  胡桃色: '#6b4a33',
  青色: '#1298b8',
  品红色: '#c2257f',
}
