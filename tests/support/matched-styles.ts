/**
 * Runs in the page. How many of the bytes of its style rules have a selector that matches an element of it, from 0 to 1.
 * States are taken to come (:hover, :checked, [aria-pressed]), and so are other windows and paper; letters are data.
 */
export function matchedStyles(): number {
  const STATES =
    /:(hover|focus-visible|focus-within|focus|active|checked|target|empty)(?![\w-])|\[(aria-[\w-]+|open|disabled|hidden)[^\]]*\]|:has\([^()]*(\([^()]*\)[^()]*)*\)/g;
  const matches = (selector: string): boolean => {
    const lasting = selector
      .replaceAll(/::[\w-]+(\([^)]*\))?/g, "")
      .replaceAll(STATES, "")
      .replaceAll(/:(is|not|where)\(\s*\)/g, "")
      // What is left of "> :hover" stands for any element.
      .replaceAll(/(^|[\s>+~])(?=$|[>+~])/g, "$1*");
    try {
      return document.querySelector(lasting) !== null;
    } catch {
      return false;
    }
  };
  const total = { all: 0, matched: 0 };
  const weigh = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        total.all += rule.cssText.length;
        if (rule.selectorText.split(",").some((one) => matches(one)) || matches(rule.selectorText)) {
          total.matched += rule.cssText.length;
        }
      } else if (rule instanceof CSSGroupingRule) weigh(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) weigh(sheet.cssRules);
  return total.matched / total.all;
}
