import { Moon, Sun, SunMoon } from "lucide-react";
import { useEffect, useState } from "react";
import { Tooltip } from "./tooltip.tsx";
import { chooseTheme, currentTheme, nextTheme, type Theme } from "./theme.ts";

const ICONS = { system: SunMoon, night: Moon, day: Sun } as const;
const WORDS = { system: "as your system", night: "night", day: "day" } as const;

/** Goes round system, night, day. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>("system");
  // The server cannot know what this device remembers; the head script has already applied it.
  useEffect(() => setTheme(currentTheme()), []);

  const Icon = ICONS[theme];
  const label = `Theme: ${WORDS[theme]}. Change to ${WORDS[nextTheme(theme)]}`;
  const change = () => {
    const next = nextTheme(theme);
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Tooltip text={label}>
      <button type="button" className="icon-btn needs-script" aria-label={label} onClick={change}>
        <Icon className="ic" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
