import { z } from "zod";

/** What a setting is called in the environment, and whether its value must not be printed: it holds a password. */
export const SETTING = z.registry<{ readonly key: string; readonly isSecret?: boolean }>();
