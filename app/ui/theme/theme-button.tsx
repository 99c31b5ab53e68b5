import { Moon, Sun, SunMoon } from "lucide";
import { useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { chooseTheme, currentTheme, nextTheme, onThemeChange } from "./theme.ts";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";

const ICONS = { system: SunMoon, night: Moon, day: Sun } as const;
const WORDS = { system: "as your system", night: "night", day: "day" } as const;

/** Goes round system, night, day. The server cannot know what this device remembers; the head script has applied it. */
export function ThemeButton() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => "system" as const);
  const label = `Theme: ${WORDS[theme]}. Change to ${WORDS[nextTheme(theme)]}`;
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className="icon-btn needs-script"
        aria-label={label}
        onClick={() => chooseTheme(nextTheme(theme))}
      >
        <Icon of={ICONS[theme]} />
      </button>
    </Tooltip>
  );
}
