import { insertText } from '../quill/commands';

import type { PanelProps } from './panels';
import { useRovingFocus } from './use-roving-focus';

const EMOTICONS = [
  ...'😀 😃 😄 😁 😆 😅 😂 🤣 😊 😇 🙂 🙃 😉 😌 😍 🥰 😘 😋 😜 🤪 🤔 🤗 🤭 🤫 😐 😏 🙄 😬 😴 😷 🤒 🤕 🥵 🥶 😎 🤓'.split(
    ' ',
  ),
  ...'😮 😲 😳 🥺 😢 😭 😱 😡 🤬 💀 🙏 👍 👎 👏 🙌 👌 ✌️ 🤞 💪 👋 🫶 ❤️ 🧡 💛 💚 💙 💜 🖤 💔 💯 💥 ✨ 🔥 ⭐ 🎉 🎊'.split(
    ' ',
  ),
  ...'🏆 🥇 ⚽ 🏀 🏐 🎮 🎬 🎤 🎵 📰 📢 🚨 ⚠️ ❗ ❓ ✅ ❌ 📌 📍 📅 ⏰ 📷 📱 💻 💰 📈 📉 🚗 ✈️ 🚂 🏠 🌧️ ☀️ 🌊 🌏 🇹🇭'.split(
    ' ',
  ),
];

/** Plain characters, so that nothing has to be loaded. */
export function EmoticonsPanel({ quill, close }: PanelProps) {
  const { ref, container, stop } = useRovingFocus(EMOTICONS[0] ?? '');
  return (
    <div ref={ref} className="editor-emoticons" role="presentation" {...container}>
      {EMOTICONS.map((emoticon) => (
        <button
          key={emoticon}
          type="button"
          {...stop(emoticon)}
          onClick={() => {
            close();
            insertText(quill, emoticon);
          }}
        >
          {emoticon}
        </button>
      ))}
    </div>
  );
}
